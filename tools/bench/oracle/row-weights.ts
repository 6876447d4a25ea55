/**
 * Weights of a deviation of one tolerance: energy, protein, fat, carbohydrate. They equal those of the search's score
 * and are repeated here, because the check must be independent of the search.
 */
export const ROW_WEIGHTS = [1, 0.6, 0.6, 0.6] as const
