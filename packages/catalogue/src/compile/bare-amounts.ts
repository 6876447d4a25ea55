import type { CatalogueError } from './catalogue-error.ts'

type AmountError = Pick<CatalogueError, 'message' | 'remedy'>

/** The ways in which one language says amounts. */
interface AmountWords {
  /** Numbers that are the same for every portion: times, temperatures, sizes of pieces. */
  readonly fixed: RegExp
  /** Amounts that have to follow the portion. */
  readonly bare: RegExp
}

const RANGE = String.raw`\d+(?:[.,]\d+)?(?:\s?(?:–|-|to|do)\s?\d+(?:[.,]\d+)?)?`

const ENGLISH: AmountWords = {
  fixed: new RegExp(String.raw`${RANGE}(?:\s|-)?(?:°C|C\b|minutes?\b|min\b|hours?\b|seconds?\b|cm\b|mm\b|%)`, 'gu'),
  bare: new RegExp(
    [
      String.raw`\d+\s?[\p{L}]*|[½¼¾⅓⅔]`,
      String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|twice|double|triple)\b`,
      String.raw`\b(?:glass|cup|mug|spoon|ladle|decilitre|deciliter|litre|liter|pint|knob)(?:e?s)? of\b`,
      String.raw`\b(?:cup|mug|fist|glass)fuls?\b|\b(?:quarter|half|third) (?:of )?(?:an? )?(?:cup|pint|litre|liter)s?\b`,
      String.raw`\b(?:tea|table)spoons?\b|\b(?:tea|table)?spoonfuls?\b|\bladlefuls?\b|\bpinch(?:es)?\b|\bhandfuls?\b`,
      String.raw`\btimes (?:its|their|the|as much)\b|\b(?:its|their|same|own) (?:volume|weight)\b`,
    ].join('|'),
    'giu',
  ),
}

const POLISH: AmountWords = {
  fixed: new RegExp(String.raw`${RANGE}(?:\s|-)?(?:°C|minut\p{L}*|min\b|godzin\p{L}*|sekund\p{L}*|cm\b|mm\b|%)`, 'gu'),
  bare: new RegExp(
    [
      String.raw`\d+\s?[\p{L}]*|[½¼¾⅓⅔]`,
      // `\b` knows no Polish letters.
      String.raw`(?<!\p{L})(?:` +
        [
          'dwa|dwie|dwóch|dwoma|dwiema|trzy|trzech|trzema|cztery|czterech|pięć|sześć|siedem|osiem|dziesięć|dwukrotnie',
          // Not "szklanki" and "łyżki" alone: one pours into a glass, and takes off a spoon.
          'szklankę|szklanek|łyżkę|łyżek|łyżeczkę|łyżeczek|garść|szczyptę|kubek|litr|litrów|półtorej|półtora',
          '(?:pół|ćwierć) (?:szklanki|łyżki|łyżeczki|litra|kubka)',
        ].join('|') +
        String.raw`)(?!\p{L})`,
    ].join('|'),
    'giu',
  ),
}

const WORDS = { en: ENGLISH, pl: POLISH }

/**
 * Errors for amounts in the text of a step that would not follow the portion: "350 ml", "two spoons of", "six patties".
 *
 * @param text without ingredients, whose amounts do follow.
 */
export function bareAmountErrors(text: string, language: 'en' | 'pl' = 'en'): readonly AmountError[] {
  const { fixed, bare } = WORDS[language]
  return [...text.replaceAll(fixed, '').matchAll(bare)].map(([amount]) => ({
    message: `"${amount.trim()}" does not follow the portion`,
    remedy:
      'Mark it as an ingredient, as @water{150%ml}; name its part in words, as half the oil; or say it without a number',
  }))
}

/** A share said in words right before an ingredient: "half of the @", "połowę @", "sok z połowy @". */
const SHARE = {
  en: /\b(?:half(?: of)?|(?:thirds?|quarters?|most|part|a little) of) (?:the |an? )?(?:\p{L}+ )?(?:(?:juice|zest) (?:of|from) (?:the |an? )?)?(?=@)/giu,
  pl: /(?<!\p{L})(?:połow\p{L}+|trzeci(?:ą|ej)|ćwierć|większ(?:oś\p{L}+|\p{L}+ częś\p{L}+)) (?:\p{L}+(?:ej|ego|ych|ich) )?(?:soku z )?(?=@)/giu,
}

/**
 * Errors for "half of the @onion{80%g}": the page prints the amount of the mark, so readers would see half of the onion
 * (1 onion).
 *
 * @param text with its marks.
 */
export function shareBeforeMarkErrors(text: string, language: 'en' | 'pl' = 'en'): readonly AmountError[] {
  return [...text.matchAll(SHARE[language])].map(([share]) => ({
    message: `"${share.trim()}" stands before an amount that is not divided`,
    remedy:
      'Mark each part with its own amount: some of the @olive oil{4%g}, later the rest of the @olive oil|oil{4%g}',
  }))
}

/** All numbers of a text, sorted: those of a step and of its translation have to be equal. */
export const numbersIn = (text: string): readonly string[] => (text.match(/\d+(?:[.,]\d+)?/g) ?? []).toSorted()
