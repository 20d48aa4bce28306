/** The selector of suggestions that show a photo. On some days the first one keeps its photo for connections. */
export const card_with_face = "main li:has(.person-photo img)";
