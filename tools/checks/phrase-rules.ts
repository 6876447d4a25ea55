/** A phrase that `docs/voice.md` rules out, and what to write instead. */
export interface PhraseRule {
  readonly pattern: RegExp
  readonly cure: string
}

/** Matches a phrase only as whole words. `\b` does not know Polish letters. */
const word = (phrase: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrase})(?![\p{L}\p{N}])`, 'giu')

const OF_BOTH: readonly PhraseRule[] = [
  { pattern: /[\p{L}\d”"')]!(?=\s|$|[”"'])/gu, cure: 'end the sentence with a full stop' },
  { pattern: /[\d}] %/gu, cure: 'write 2%, without a space' },
]

/** Phrases that English texts must not contain. */
export const ENGLISH_RULES: readonly PhraseRule[] = [
  ...OF_BOTH,
  { pattern: word('whoever'), cure: 'say you, we or who it is' },
  { pattern: word('once more|anew'), cure: 'say again' },
  { pattern: word('exists? already'), cure: 'say already before the verb' },
  { pattern: word(String.raw`(?:over|through) (?:Google|Apple|Facebook|\{provider\})`), cure: 'say with Google' },
  {
    pattern: word('(?:it|day|dish|dishes|meals?|menus?|foods?|ingredients|plants|portions?|archive|file) holds?'),
    cure: 'say contain',
  },
  { pattern: word('holds (?:about|what|something|hardly|almost)'), cure: 'say contain' },
  { pattern: word(String.raw`(?<=[\p{L}\p{N}] )meanwhile(?=\s*(?:[.,;:]|$))`), cure: 'say in the meantime' },
  { pattern: word("(?:was not|wasn[’']t) accepted"), cure: 'say what is wrong and what to enter' },
  { pattern: word('nothing needs doing'), cure: 'say what to ignore, or "you’re all set"' },
  { pattern: word('on our side'), cure: 'leave it out' },
  { pattern: word('(?:to|please|can|and) go on'), cure: 'say continue' },
  { pattern: word('sign(?:ed|ing)?[ -](?:in|up(?! with))'), cure: 'say log in, or create an account' },
  { pattern: word('no answer came'), cure: 'say what we are checking' },
  { pattern: word('it did not work'), cure: 'name what failed' },
  { pattern: word('what there is to'), cure: 'rewrite with you or we' },
  { pattern: word('something of it'), cure: 'say which part' },
]

const GENDERED = String.raw`\p{L}{2,}(?:łeś|łaś|łbyś|łabyś)|\p{L}+(?:na lub \p{L}+ny|ny lub \p{L}+na)`

/** Phrases that Polish texts must not contain. */
export const POLISH_RULES: readonly PhraseRule[] = [
  ...OF_BOTH,
  { pattern: word(String.raw`(?<!(?:wskaźnik|kilogram|%) )mas(?:a|y|ie|ę|ą)(?! mięśniow)`), cure: 'napisz waga' },
  // Lets "menu" stay where it means a menu of the app or the browser, which a user opens.
  {
    pattern: word(String.raw`(?<!\b[wz] |do |otworzyć |otwórz )menu(?! główne| z trzema|$)`),
    cure: 'napisz jadłospis',
  },
  { pattern: /(?<!\p{L})(?:Pan|Pani|Panu|Panią|Państwo|Państwa|Państwu)(?!\p{L})/gu, cure: 'zwracaj się na Ty' },
  { pattern: word(GENDERED), cure: 'napisz bez płci: my albo bezosobowo' },
  { pattern: word(String.raw`nastąpił[aoy]?|nastąpi`), cure: 'napisz, kto co zrobił: „Wylogowaliśmy Cię”' },
  { pattern: word('przez Ciebie'), cure: 'napisz w stronie czynnej' },
  {
    pattern: word(
      String.raw`otw(?:órz|orzyć|ieraj|ierać|arto|orzysz|orzymy|iera)\s+(?:(?:moje|swoje|nowe|wiele)\s+)?kont[oa]?`,
    ),
    cure: 'napisz założyć konto',
  },
  { pattern: /[“"]/gu, cure: 'napisz „ ”' },
  { pattern: word('Odpowiedź nie dotarła'), cure: 'napisz, co sprawdzamy' },
  { pattern: / - /gu, cure: 'napisz –' },
]

/** Ids of messages below a field, which end without a full stop. */
export const FIELD_MESSAGE = /(?:^|\/)validation\//
