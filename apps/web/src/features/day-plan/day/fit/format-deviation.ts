/** Formats a relative difference in per cent: 0.004 → "+0.4%", −0.012 → "−1.2%", less than half a tenth → "0%". */
export function formatDeviation(deviation: number, language: string): string {
  // Adding 0 turns −0 into 0, because −0 would keep its minus sign in the text.
  const tenths = Math.round(deviation * 1000) / 1000 + 0
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(tenths).replace('-', '−')
}
