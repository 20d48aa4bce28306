/** How many profiles a device remembers as seen recently. */
export const recent_most = 8;
