/** The side length of a meal's picture on a phone, in CSS pixels. The style sheet scales it on other card widths. */
export const PLATE_SIZE = 250
