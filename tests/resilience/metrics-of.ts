/** Returns one value of a server's metrics by the beginning of its line; null if there is none. */
export async function metricOf(port: number, line: string): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
  const found = (await answer?.text())?.split("\n").find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
}
