import { expect, test } from "vitest";
import { holesIn } from "./holes.ts";

const hole = (title: string) => ({
  title,
  url: `https://github.com/advisories/${title.length}`,
  severity: "high",
});
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    slow: { severity: "low", via: [hole("slow pattern")], fixAvailable: true },
    sharp: { severity: "critical", via: [hole("heap overflow"), hole("leak")], fixAvailable: false },
    above: { severity: "critical", via: ["sharp"], fixAvailable: { name: "above", version: "2.0.0" } },
  },
};

test("each known hole is told once, the worst first, and whether there is a fix", () => {
  const told = holesIn(JSON.stringify(report)).map((one) => [one.package, one.severity, one.fix]);
  expect(told).toEqual([
    ["sharp", "critical", "no fix yet"],
    ["sharp", "critical", "no fix yet"],
    ["slow", "low", "there is a fix"],
  ]);
});

test("no holes is an answer, no answer is none", () => {
  expect(holesIn(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([]);
  const refused = JSON.stringify({ message: "audit endpoint returned an error" });
  for (const text of ["{}", refused]) expect(() => holesIn(text)).toThrow("no report of npm audit");
  expect(() => holesIn("")).toThrow("JSON");
});
