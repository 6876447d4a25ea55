/** Specification, section 9. */
export const INCHES_PER_FOOT = 12

export interface FeetAndInches {
  readonly feet: number
  /** 0 to 11. */
  readonly inches: number
}

/** Converts whole inches to feet and inches: feetAndInches(66) → 5 ft 6 in. Expects no negative length. */
export function feetAndInches(totalInches: number): FeetAndInches {
  const whole = Math.round(totalInches)
  return { feet: Math.floor(whole / INCHES_PER_FOOT), inches: whole % INCHES_PER_FOOT }
}

/** The inverse: feet × 12 + inches. */
export function inchesOf({ feet, inches }: FeetAndInches): number {
  return feet * INCHES_PER_FOOT + inches
}
