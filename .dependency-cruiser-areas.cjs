// Areas form no cycle, counted by folder. Tests are left out: they use test code, which uses the areas.
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
