/** The places that the journeys choose, as the lists name them. */
export const placeNames = {
  en: { IN: "India", CA: "Canada", punjab: "Punjab", jalandhar: "Jalandhar" },
  pb: { IN: "ਭਾਰਤ", CA: "ਕੈਨੇਡਾ", punjab: "ਪੰਜਾਬ", jalandhar: "ਜਲੰਧਰ" },
};
