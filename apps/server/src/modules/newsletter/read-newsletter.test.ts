import { describe, expect, it } from 'vitest'
import { readNewsletter } from './read-newsletter.ts'

const HEAD = '---\nid: 2026-12-soups\nsubject-en: Soups\nsubject-pl: Zupy\n---\n'
const BODY = '\n# en\n\nHello.\n\n# pl\n\nCześć.\n'
const errorsOf = (text: string) => {
  const read = readNewsletter(text)
  return read.kind === 'refused' ? read.errors : []
}

describe('a newsletter', () => {
  it('has a subject and a text in each language, with lists and links', () => {
    const text = `${HEAD}
# en

First line
continues. Read [the article](/knowledge/article/4), or [theirs](https://example.org/a?b=c).

- one
- two

# pl

Cześć.
`
    expect(readNewsletter(text)).toEqual({
      kind: 'read',
      newsletter: {
        id: '2026-12-soups',
        en: {
          subject: 'Soups',
          blocks: [
            {
              kind: 'paragraph',
              words: [
                'First line continues. Read ',
                { label: 'the article', target: '/knowledge/article/4' },
                ', or ',
                { label: 'theirs', target: 'https://example.org/a?b=c' },
                '.',
              ],
            },
            { kind: 'list', items: [['one'], ['two']] },
          ],
        },
        pl: { subject: 'Zupy', blocks: [{ kind: 'paragraph', words: ['Cześć.'] }] },
      },
    })
  })

  it.each([
    'A – B - C, 2 * 3 * 4 and 5*',
    '1. One line with a number.',
    'snake_case_words (and brackets) [too]',
    'See [this **not** that_](https://e.org/a_b_c?**).',
    '- a\n- b [c](/knowledge)',
  ])('may say %j', (text) => {
    expect(errorsOf(`${HEAD}\n# en\n\n${text}\n\n# pl\n\nA\n`)).toEqual([])
  })

  it('reads the same from an editor of Windows', () => {
    expect(readNewsletter(`\uFEFF${HEAD}${BODY}`.replaceAll('\n', '\r\n'))).toEqual(readNewsletter(HEAD + BODY))
  })
})

describe('the file of a newsletter is refused', () => {
  it.each([
    ['without fields', BODY, 'The file must begin with the fields id, subject-en, subject-pl'],
    ['without Polish', `${HEAD}# en\n\nHello.\n`, 'The Polish text is missing: write it below a line "# pl".'],
    ['with an empty Polish text', `${HEAD}# en\n\nHello.\n\n# pl\n  \n`, 'The Polish text is missing'],
    ['without English', `${HEAD}# pl\n\nCześć.\n`, 'The English text is missing'],
    ['with an empty subject', HEAD.replace('Soups', '') + BODY, 'subject-en must have 1 to 120 characters, not 0.'],
    ['with a long subject', HEAD.replace('Soups', 'a'.repeat(121)) + BODY, 'not 121.'],
    ['with another header', HEAD.replace('Soups', 'Soups\nBcc: eve@example.com') + BODY, 'Line 4: "Bcc" is no field.'],
    [
      'with a line break in a subject',
      HEAD.replace('Soups', 'Soups\rBcc: eve@example.com') + BODY,
      'Line 3: a control character',
    ],
    ['with NUL', `${HEAD}${BODY}\u0000`, 'a control character'],
    ['without id', HEAD.replace('2026-12-soups', '') + BODY, 'id must be 1 to 60'],
    ['with a wrong id', HEAD.replace('2026-12-soups', 'Soups 1') + BODY, 'id must be 1 to 60'],
    ['with a field twice', HEAD.replace('---\nid', '---\nid: a\nid') + BODY, 'Line 3: id is given twice.'],
    ['with text before a language', `${HEAD}Lost.\n${BODY}`, 'Line 6: this text stands before'],
    ['with a language twice', `${HEAD}${BODY}# en\n\nAgain.\n`, '# en comes twice.'],
    ['with another heading', `${HEAD}${BODY}## Soups\n`, 'only "# en" and "# pl" are headings'],
    ['with HTML', `${HEAD}# en\n\n<img src=x onerror=alert(1)>\n\n# pl\n\nA\n`, 'The English text contains HTML.'],
    ['with a script as link', `${HEAD}# en\n\n[a](javascript:x)\n\n# pl\n\nA\n`, 'links to "javascript:x"'],
    ['with a link to another site by two slashes', `${HEAD}# en\n\n[a](//e.org)\n\n# pl\n\nA\n`, 'links to "//e.org"'],
    [
      'with a long text',
      `${HEAD}# en\n\n${'a'.repeat(10_001)}\n\n# pl\n\nA\n`,
      'takes at most 10000 characters, not 10001.',
    ],
  ])('%s', (_, text, error) => {
    expect(errorsOf(text).join('\n')).toContain(error)
  })

  it.each([
    ['with a list inside a paragraph', 'Soups:\n- barley', 'Line 10: a list stands between empty lines'],
    ['with a list line that goes on below', '- barley\n  and dill', 'Line 9: a list stands between empty lines'],
    ['with a list of stars', '* barley\n* lentil', 'Line 9: write "- " at the beginning of the line'],
    ['with a list in a list', '- barley\n  - with dill', 'Line 10: write "- " at the beginning of the line'],
    ['with a numbered list', '1. Soak.\n2. Boil.', 'Line 10: numbered lines would become one paragraph.'],
    ['with bold words', 'New.\n\nSoak **all** beans.', 'Line 11: signs such as **'],
    ['with italic words in a list', '- Soak *all* beans', 'Line 9: signs such as **'],
    ['with underlined words', 'Soak __all__ beans', 'Line 9: signs such as **'],
    ['with code', 'Enter `SOUP` there', 'Line 9: signs such as **'],
    ['with a space in a link', 'See [this] (/knowledge)', 'Line 9: this link would be shown as it is written.'],
    ['with a link of two lines', 'See [this\none](/knowledge)', 'Line 10: this link would be shown'],
    ['with a link without words', '[](/knowledge)', 'Line 9: this link would be shown'],
    ['with brackets in an address', '[a](https://e.org/a_(b))', 'Line 9: this link would be shown'],
    ['with a picture', '![Soup](/knowledge)', 'Line 9: this link would be shown'],
    ['with an address below', '[1]: https://e.org', 'Line 9: this link would be shown'],
  ])('%s', (_, text, error) => {
    expect(errorsOf(`${HEAD}\n# en\n\n${text}\n\n# pl\n\nA\n`).join('\n')).toContain(error)
  })
})
