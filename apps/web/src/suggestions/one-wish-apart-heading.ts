/** The heading to which a short list leads. */
export const apart_heading_id = "one-wish-apart";
