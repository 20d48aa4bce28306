// Who may import whom. One line per rule; $1 is the area captured on the left, so new areas are covered at birth.
// Cycles between areas are looked for by .dependency-cruiser-areas.cjs. tools/checks/canaries.test.ts checks that the tool finds a mistake.

const test = "[.]test[.]tsx?$";
const proof = "/testing/|^apps/api/test/|[.]test[.]tsx?$";

/** From here to nowhere but there. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: test },
  to: { pathNot: allowed },
});

/** From here never to there. */
const deny = (name, from, to, except = {}) => ({
  name,
  severity: "error",
  from: { path: from, ...except.from },
  to: { path: to, ...except.to },
});

module.exports = {
  forbidden: [
    only("ground-floor", "^packages/domain/src", ["^packages/domain/src", "(^|/)node_modules/zod/"]),
    only("words", "^packages/i18n/src", ["^packages/(i18n|domain)/src", "(^|/)node_modules/use-intl/"]),
    only("doors", "^packages/contract/src", ["^packages/(contract|domain)/src", "(^|/)node_modules/zod/"]),
    deny("packages-below-apps", "^packages/", "^(apps|tools|e2e)/"),
    deny("root-imports-only-down", "^packages/domain/src/[^/]+[.]ts$", "^packages/domain/src/[^/]+/", {
      from: { pathNot: test },
    }),
    deny("nobody-imports-the-root", "^apps/(api|web)/src/[^/]+/", "^apps/(api|web)/src/[^/]+$", {
      from: { pathNot: proof },
    }),
    deny("neighbours", "^apps/(api|web)/", "^apps/(api|web)/", { to: { pathNot: "^apps/$1/" } }),
    deny("enter-by-door", "^apps/api/src/([^/]+)/", "^apps/api/src/(?!platform/)([^/]+)/", {
      from: { pathNot: test },
      to: {
        pathNot: [
          "^apps/api/src/$1/",
          "/(queries|commands|views)[.]ts$",
          "/(queries|commands|views)/[^/]+[.]ts$",
        ],
      },
    }),
    deny("platform-below-areas", "^apps/api/src/platform/", "^apps/api/src/(?!platform/)[^/]+/", {
      from: { pathNot: test },
    }),
    deny("wired-in-main", "^apps/api/src/", "^apps/api/src/platform/adapters/", {
      from: {
        pathNot: ["^apps/api/src/(((operator|backup)-)?main[.]ts|platform/adapters/)", test],
      },
    }),
    deny("nobody-imports-the-demo", "^apps/api/src/", "^apps/api/demo/", { from: { pathNot: test } }),
    deny("ui-below-areas", "^apps/web/src/(ui|form|platform)/", "^apps/web/src/(?!ui/|form/|platform/)", {
      from: { pathNot: test },
    }),
    deny("controls-below-forms", "^apps/web/src/(ui|platform)/", "^apps/web/src/form/", {
      from: { pathNot: test },
    }),
    deny("screens-from-routes", "^apps/web/src/", "-screen[.]tsx$", {
      from: { pathNot: `^apps/web/src/routes[.]tsx$|${test}` },
    }),
    deny("no-test-code", "^(apps|packages)/", proof, { from: { pathNot: proof } }),
    deny("no-tools-in-the-product", "^(apps|packages)/[^/]+/(src|demo)/", "^(tools|e2e)/", {
      from: { pathNot: proof },
    }),
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "declared-only",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: [proof, "[.]config[.]ts$"] },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    // Each member declares what it uses; the root's list does not count for them.
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
