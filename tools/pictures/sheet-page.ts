type Row = { screen: string; files: readonly (string | null)[] };

/** Returns the contact sheet as a page: one row for each screen, one column for each window and language. */
export function sheetPage(columns: readonly string[], rows: readonly Row[]): string {
  const cell = (file: string | null) =>
    file
      ? `<td${file.includes("-not-opened") ? ' class="missing"' : ""}><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></td>`
      : '<td class="missing">no picture</td>';
  const body = rows.map(
    ({ screen, files }) => `<tr><th scope="row">${screen}</th>${files.map(cell).join("")}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; background: #f4f1ea; }
th { text-align: left; vertical-align: top; padding: 0.5rem; position: sticky; top: 0; background: #f4f1ea; }
td { vertical-align: top; padding: 0.5rem; }
td img { display: block; width: 300px; height: 480px; object-fit: cover; object-position: top; border: 1px solid #bbb; }
.missing { outline: 3px solid #b00020; }
</style>
<table>
<thead><tr><th>Screen</th>${columns.map((column) => `<th scope="col">${column}</th>`).join("")}</tr></thead>
<tbody>${body.join("\n")}</tbody>
</table>
</html>
`;
}
