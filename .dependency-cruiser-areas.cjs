// Forbids cycles between areas, counted by folder. Excludes tests, because the test support code imports the areas.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-area-cycles",
      severity: "error",
      scope: "folder",
      from: { path: "^(apps/(api|web)|packages/domain)/src/" },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [...options.exclude.path, "[.]test[.]tsx?$", "/testing/", "^apps/api/(test|demo)/"] },
  },
};
