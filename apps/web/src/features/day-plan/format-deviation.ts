/** A relative difference in words: 0.004 → "+0.4%", −0.012 → "−1.2%", nothing worth a tenth → "0%". */
export function formatDeviation(deviation: number, language: string): string {
  // Adding 0 turns −0 into 0, which would be written with its minus.
  const tenths = Math.round(deviation * 1000) / 1000 + 0
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(tenths).replace('-', '−')
}
