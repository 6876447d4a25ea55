import type { Body } from './body.ts'

interface HenryRow {
  readonly perKg: number
  readonly perMetre: number
  readonly constant: number
}

const ROWS = {
  male: {
    young: { perKg: 14.4, perMetre: 313, constant: 113 },
    middle: { perKg: 11.4, perMetre: 541, constant: -137 },
    old: { perKg: 11.4, perMetre: 541, constant: -256 },
  },
  female: {
    young: { perKg: 10.4, perMetre: 615, constant: -282 },
    middle: { perKg: 8.18, perMetre: 502, constant: -11.6 },
    old: { perKg: 8.52, perMetre: 421, constant: 10.7 },
  },
} as const satisfies Record<Body['sex'], Record<string, HenryRow>>

/**
 * Basal metabolic rate in kcal per day by the Oxford equations for weight and height, ages 18–30, 30–60, 60 and over.
 * Henry 2005, doi:10.1079/PHN2005801; EFSA 2013 is based on it. Used as a cross-check, because plans use Mifflin–St
 * Jeor.
 */
export function henryKcal(body: Body): number {
  const row = ROWS[body.sex][ageGroup(body.ageYears)]
  return row.perKg * body.weightKg + (row.perMetre * body.heightCm) / 100 + row.constant
}

function ageGroup(ageYears: number): 'young' | 'middle' | 'old' {
  if (ageYears < 30) return 'young'
  return ageYears < 60 ? 'middle' : 'old'
}
