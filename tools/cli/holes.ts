/** What `npm audit --json` (its report of version 2) says of one package. */
type Found = {
  severity: string;
  via: (string | { title: string; url: string })[];
  fixAvailable: boolean | object;
};

export type Hole = { package: string; severity: string; what: string; fix: string };

/** The known holes that a report tells, the worst first. Throws where it is no report: silence is no good news. */
export function holesIn(report: string): Hole[] {
  const { auditReportVersion, vulnerabilities } = JSON.parse(report) as {
    auditReportVersion?: number;
    vulnerabilities?: Record<string, Found>;
  };
  if (auditReportVersion !== 2 || !vulnerabilities) throw new Error("this is no report of npm audit");
  const holes = Object.entries(vulnerabilities).flatMap(([name, { severity, via, fixAvailable }]) =>
    via
      // A name in place of a hole says that the package is hurt by another one, which has a line of its own.
      .filter((one) => typeof one !== "string")
      .map(({ title, url }) => ({
        package: name,
        severity,
        what: `${title} (${url})`,
        fix: fixAvailable ? "there is a fix" : "no fix yet",
      })),
  );
  return holes.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

const order = ["critical", "high", "moderate", "low", "info"];
