/**
 * Weights of a deviation of one tolerance: energy, protein, fat, carbohydrate. The same that the search's score has, written
 * down once more because what judges the search shares no rule with it.
 */
export const ROW_WEIGHTS = [1, 0.6, 0.6, 0.6] as const
