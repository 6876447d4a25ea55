/** An amount as operators type it, with two decimals, so that amounts line up: 14990 → `149.90 zl`. */
export const zlotysText = (grosze: number): string => `${(grosze / 100).toFixed(2)} zl`
