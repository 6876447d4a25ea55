/** Most of one food a single person is served, in g; more is a slip of the keyboard. */
export const MOST_INGREDIENT_G = 600

/** Most of one seasoning on a plate, in g: a ladle of mustard is a slip, a bunch of parsley is not. */
export const MOST_SEASONING_G = 60
