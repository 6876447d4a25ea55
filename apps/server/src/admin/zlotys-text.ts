/** An amount as operators type it, with both digits, so that amounts stand under each other: 14990 → `149.90 zl`. */
export const zlotysText = (grosze: number): string => `${(grosze / 100).toFixed(2)} zl`
