import { readFileSync } from "node:fs";
import { Histogram } from "prom-client";
import { describe, expect, test } from "vitest";
import { settings } from "../../apps/api/src/platform/config/settings.ts";
import type { createHealth } from "../../apps/api/src/platform/observability/health.ts";
import { createMetrics } from "../../apps/api/src/platform/observability/metrics/metrics.ts";
import { createProcessMetrics } from "../../apps/api/src/platform/observability/metrics/process-metrics.ts";
import { messages as english } from "../../packages/i18n/src/en/whatsapp.ts";
import { messages as punjabi } from "../../packages/i18n/src/pb/whatsapp.ts";
import { at } from "../cli/child.ts";
import { server_env, server_flags } from "../cli/supervisor.ts";
import { envExample } from "./env-example.ts";

const read = (file: string) => readFileSync(at("deploy", file), "utf8");

test("the file of settings to fill in holds every setting as the server reads it", () => {
  expect(read(".env.example")).toBe(envExample());
});

test("what git leaves out stays out of an image too", () => {
  const [git, image] = [".gitignore", ".dockerignore"].map((file) =>
    readFileSync(at(file), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
  // Git matches a name without a leading slash in every folder; Docker needs this to be explicit.
  const said = git?.map((line) => (line.startsWith("/") ? line.slice(1) : `**/${line}`));
  expect(image).toEqual([".git/", ...(said ?? [])]);
});

test("the message that Meta approves is the one that members read", () => {
  const page = readFileSync(at("docs/operations.md"), "utf8");
  for (const { confirmed } of [english, punjabi]) {
    const text = confirmed
      .replace("{product}", "{{1}}")
      .replace("{account}", "{{2}}")
      .replaceAll("\n", "<br>");
    expect(page).toContain(`| ${text} |`);
  }
});

describe("the monitoring files", () => {
  const metrics = createMetrics();
  const deps = { metrics, pool: { options: {} } } as Parameters<typeof createHealth>[0];
  createProcessMetrics(deps, { read: () => Promise.reject() }).stop();
  const names = metrics.registry
    .getMetricsAsArray()
    .flatMap((metric) =>
      metric instanceof Histogram
        ? ["bucket", "sum", "count"].map((end) => `${metric.name}_${end}`)
        : [metric.name],
    );
  const kept = new Set([...names, "up"]);
  const namesIn = (text: string) =>
    [...text.matchAll(/\b(sanjog_\w+|up)(?=[{[) ]|$)/gm)].map((found) => found[1] ?? "");

  test("every panel of the dashboard uses an existing metric", () => {
    const { panels } = JSON.parse(read("grafana-dashboard.json")) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !kept.has(name))).toEqual([]);
  });

  test("every metric is documented for the operator", () => {
    const page = readFileSync(at("docs/operations.md"), "utf8");
    const figures = names
      .map((name) => name.replace(/_(bucket|sum|count)$/, ""))
      .filter((name) => name.startsWith("sanjog_"));
    expect(figures.length).toBeGreaterThan(20);
    expect(figures.filter((name) => !page.includes(name))).toEqual([]);
  });

  test("every alert uses an existing metric and names a remedy", () => {
    const text = read("prometheus-rules.yml");
    const expressions = text
      .split(/^ {6}- alert: /m)
      .slice(1)
      .map((rule) => rule.split("labels:")[0] ?? "");
    const asked = expressions.flatMap(namesIn);
    expect(expressions.length).toBeGreaterThanOrEqual(10);
    expect(asked.filter((name) => !kept.has(name))).toEqual([]);
    for (const rule of text.split(/^ {6}- alert: /m).slice(1)) expect(rule).toMatch(/what_to_do: ".+"/);
  });
});

test("every severity of the alerts has a receiver", () => {
  const severities = [...read("prometheus-rules.yml").matchAll(/severity: (\w+)/g)].map((found) => found[1]);
  expect(new Set(severities)).toEqual(new Set(["page", "look"]));
  const routes = read("alertmanager.yml");
  expect(routes).toContain('matchers: [severity="page"]');
  const wanted = [...routes.matchAll(/receiver: (\w+)/g)].map((found) => found[1]);
  const named = [...routes.matchAll(/- name: (\w+)/g)].map((found) => found[1]);
  expect(wanted.toSorted()).toEqual(named.toSorted());
  expect(read("prometheus.yml")).toContain("alertmanagers:");
});

test("containers write their backups to a persistent volume", () => {
  const compose = read("compose.yaml");
  const service = /^ {2}backup:\n((?: {4}.+\n|\n)+)/m.exec(compose)?.[1] ?? "";
  expect(service).toContain("backup-main.ts backup --to /backups/");
  expect(service).toContain("- backups:/backups");
  expect(compose.split(/^volumes:$/m)[1]).toContain("  backups:");
  expect(read("Containerfile")).toMatch(/mkdir -p \/var\/lib\/sanjog \/backups/);
});

test("a unit and a container run the server as the supervisor does", () => {
  for (const file of ["sanjog@.service", "Containerfile"])
    for (const flag of server_flags) expect(read(file), file).toContain(flag);
});

test("containers and units set existing settings only", () => {
  const known = new Set<string>(Object.keys(settings));
  const unit = [...read("sanjog@.service").matchAll(/^Environment=(\w+)=/gm)].map((found) => found[1] ?? "");
  const image = [...read("Containerfile").matchAll(/^ENV (.+)$/gm)].flatMap((line) =>
    [...(line[1] ?? "").matchAll(/(\w+)=/g)].map((found) => found[1] ?? ""),
  );
  const app = /environment: &app-environment\n((?: {4}\w+: .+\n)+)/.exec(read("compose.yaml"))?.[1] ?? "";
  const compose = [...app.matchAll(/^ {4}(\w+):/gm)].map((found) => found[1] ?? "");
  expect([unit.length, image.length, compose.length].every((count) => count > 3)).toBe(true);
  const unknown = [...unit, ...image, ...compose].filter((name) => !known.has(name));
  expect(unknown.filter((name) => !(name in server_env))).toEqual([]);
  // The settings of the supervisor are also set where there is none.
  for (const names of [unit, image, compose])
    expect(names).toEqual(expect.arrayContaining(Object.keys(server_env)));
});
