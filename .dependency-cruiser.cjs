// Import rules. $1 is the area that `from` captured, so a rule also covers areas that are added later.
// .dependency-cruiser-areas.cjs checks for cycles between areas; tools/checks/canaries.test.ts that the tool finds a violation.

const test = "[.]test[.]tsx?$";
const test_code = "/testing/|^apps/api/test/|[.]test[.]tsx?$";

/** Returns a rule: product files in `from` import nothing outside `allowed`. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: test },
  to: { pathNot: allowed },
});

/** Returns a rule: files in `from` import nothing in `to`. */
const deny = (name, from, to, except = {}) => ({
  name,
  severity: "error",
  from: { path: from, ...except.from },
  to: { path: to, ...except.to },
});

module.exports = {
  forbidden: [
    only("domain-imports", "^packages/domain/src", ["^packages/domain/src", "(^|/)node_modules/zod/"]),
    only("i18n-imports", "^packages/i18n/src", [
      "^packages/(i18n|domain)/src",
      "(^|/)node_modules/use-intl/",
    ]),
    only("contract-imports", "^packages/contract/src", [
      "^packages/(contract|domain)/src",
      "(^|/)node_modules/zod/",
    ]),
    deny("packages-import-no-app", "^packages/", "^(apps|tools|e2e)/"),
    deny("domain-root-imports-no-area", "^packages/domain/src/[^/]+[.]ts$", "^packages/domain/src/[^/]+/", {
      from: { pathNot: test },
    }),
    deny("areas-import-no-root-file", "^apps/(api|web)/src/[^/]+/", "^apps/(api|web)/src/[^/]+$", {
      from: { pathNot: test_code },
    }),
    deny("no-imports-between-apps", "^apps/(api|web)/", "^apps/(api|web)/", { to: { pathNot: "^apps/$1/" } }),
    deny("area-entry-points", "^apps/api/src/([^/]+)/", "^apps/api/src/(?!platform/)([^/]+)/", {
      from: { pathNot: test },
      to: {
        pathNot: [
          "^apps/api/src/$1/",
          "/(queries|commands|views)[.]ts$",
          "/(queries|commands|views)/[^/]+[.]ts$",
        ],
      },
    }),
    deny("platform-imports-no-area", "^apps/api/src/platform/", "^apps/api/src/(?!platform/)[^/]+/", {
      from: { pathNot: test },
    }),
    deny("adapters-only-in-main", "^apps/api/src/", "^apps/api/src/platform/adapters/", {
      from: {
        pathNot: ["^apps/api/src/(((operator|backup)-)?main[.]ts|platform/adapters/)", test],
      },
    }),
    deny("no-demo-imports", "^apps/api/src/", "^apps/api/demo/", { from: { pathNot: test } }),
    deny("ui-imports-no-area", "^apps/web/src/(ui|form|platform)/", "^apps/web/src/(?!ui/|form/|platform/)", {
      from: { pathNot: test },
    }),
    deny("ui-imports-no-form", "^apps/web/src/(ui|platform)/", "^apps/web/src/form/", {
      from: { pathNot: test },
    }),
    deny("screens-only-from-routes", "^apps/web/src/", "-screen[.]tsx$", {
      from: { pathNot: `^apps/web/src/(desk-)?routes[.]tsx$|${test}` },
    }),
    deny("no-test-imports", "^(apps|packages)/", test_code, { from: { pathNot: test_code } }),
    deny("no-tool-imports", "^(apps|packages)/[^/]+/(src|demo)/", "^(tools|e2e)/", {
      from: { pathNot: test_code },
    }),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "declared-dependencies",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [test_code, "[.]config[.]ts$"] },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    { name: "resolvable-imports", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    // Each workspace declares the packages it uses; the root's package.json does not count for it.
    combinedDependencies: false,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^apps/[^/]+/dist/", "^data/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default", "node"],
      extensions: [".ts", ".tsx", ".js", ".mjs"],
    },
  },
};
