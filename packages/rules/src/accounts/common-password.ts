import { COMMON_WORDS } from './common-words.ts'

const WORDS: ReadonlySet<string> = new Set(COMMON_WORDS.trim().split(/\s+/))

/** Rows of keys, digits in order and well-known patterns, which the rules for endings do not produce. */
const PATTERNS: ReadonlySet<string> = new Set(
  `
  1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 7654321 654321 54321 4321
  123123 123321 12341234 1234321 112233 11223344 1122 1212 121212 12121212 1313 131313 2580 147258 147258369 159357 159753
  741852 741852963 789456 789456123 456789 246810 13579 135790 696969 101010 102030 010203 5150 666666 777777 987987 321321
  1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 zaq12345
  q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qwe123qwe 123qwe 123qweasd 1234qwer 12qwaszx qw12qw12 asd123 asd123asd zxc123 abc123
  abc123abc 123abc a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d aa11 aaa111 aabbcc p0o9i8u7 r2d2 c3po thx1138 ncc1701 1passw0rd 00000007
  `
    .trim()
    .split(/\s+/),
)

/** Endings people append to a word when more is required: a year, digits, an exclamation mark. */
const ENDING = /[\d!?.,*#@_-]{1,8}$/
/** Digits and signs that people write for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

const asLetters = (text: string): string => text.replaceAll(/[01345@$]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** Plausible years of birth and the present: 1900 to 2039. */
const YEAR = /^(19\d\d|20[0-3]\d)$/

/**
 * Whether an attacker tries this password first: a common word, also with an ending or in lookalikes, a pattern, or one
 * repeated character.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  if (PATTERNS.has(lower) || YEAR.test(lower) || /^(.)\1*$/su.test(password)) return true
  return [lower, lower.replace(ENDING, '')].some((text) => WORDS.has(text) || WORDS.has(asLetters(text)))
}
