/** Where the quick exit leads unless the service names another page: one that anybody might have open. */
export const quick_exit_default = "https://www.bbc.com/weather";
