import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { NO_OPERATOR, openPages, pagesOf } from '../modules/content/pages/index.ts'
import { operatorViolations, operatorOf } from './operator-environment.ts'

const OPERATOR = {
  OPERATOR_NAME: 'Plum & <Rye> *Ltd*',
  OPERATOR_ADDRESS: '1 Sample Street, Warsaw',
  OPERATOR_EMAIL: 'help@dayplate.example',
}

const violationsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  const outcome = parseEnvironment(variables)
  return outcome.kind === 'refused' ? outcome.violations : []
}

describe('an installation in production', () => {
  it.each(Object.keys(OPERATOR))('does not start without %s', (name) => {
    const violations = violationsOf({ DAYPLATE_ENV: 'production', ...OPERATOR, [name]: '' })
    expect(violations.filter((violation) => violation.startsWith('OPERATOR_'))).toEqual([
      expect.stringMatching(`^${name}: is missing\\. `),
    ])
  })

  it('starts with these details alone', () => {
    expect(operatorViolations(OPERATOR)).toEqual([])
  })
})

describe('an installation in development', () => {
  it('starts without an operator, and its pages say so', () => {
    expect(violationsOf({ DAYPLATE_ENV: 'development' })).toEqual([])
    const pages = pagesOf(NO_OPERATOR)
    expect(pages.find('en', 'privacy-policy')?.markdown).toContain('Name: the operator of this installation')
    expect(pages.find('pl', 'info')?.html).toContain('Nazwa: operator tej instalacji')
  })

  it('refuses an invalid e-mail address', () => {
    expect(violationsOf({ DAYPLATE_ENV: 'development', OPERATOR_EMAIL: 'help' })).toEqual([
      'OPERATOR_EMAIL: must be an e-mail address',
    ])
  })
})

describe('the pages of text', () => {
  const pages = pagesOf(operatorOf({ ...OPERATOR, OPERATOR_AUTHORITY: 'The Sample Authority' }))

  it.each(['privacy-policy', 'terms-of-service-web', 'info'])(
    'name the operator in both languages: %s',
    (identifier) => {
      for (const language of ['en', 'pl'] as const) {
        const page = pages.find(language, identifier)
        expect(page?.html).toContain('Plum &amp; &lt;Rye&gt; *Ltd*')
        expect(page?.markdown).toContain(String.raw`Plum \& \<Rye\> \*Ltd\*`)
        for (const fact of [OPERATOR.OPERATOR_ADDRESS, OPERATOR.OPERATOR_EMAIL]) expect(page?.html).toContain(fact)
      }
    },
  )

  it('name the authority, and by default the e-mail address for questions about data', () => {
    expect(pages.find('en', 'privacy-policy')?.html).toContain('The Sample Authority')
    expect(pages.find('en', 'privacy-policy')?.html).toContain('Questions about your data: help@dayplate.example')
  })

  it('contain no unfilled placeholder', () => {
    for (const language of ['en', 'pl'] as const)
      for (const { document } of pages.documents)
        expect(JSON.stringify(pages.find(language, document))).not.toContain('{operator')
  })
})

describe("a folder of the operator's texts", () => {
  const folderWith = (files: Readonly<Record<string, string>>): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-texts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    return folder
  }
  const OWN = '---\nchanged: 2099-01-15\n---\n## Backups\n\nKept for 14 days by {operator-name}.\n'

  it('adds paragraphs to a page, with the operator in them, and changes the version users accept', () => {
    const folder = folderWith({ 'en/privacy-policy.md': OWN, 'pl/privacy-policy.md': OWN })
    const opened = openPages(operatorOf({ ...OPERATOR, OPERATOR_NAME: 'Plum' }), folder)
    if (opened.kind === 'refused') throw new Error(opened.errors.join('\n'))
    expect(opened.pages.find('pl', 'privacy-policy')?.html).toContain('<p>Kept for 14 days by Plum.</p>')
    expect(opened.pages.documentsVersion).toBe('2099-01-15')
  })

  it('is refused with file, line and remedy when it is invalid', () => {
    const folder = folderWith({ 'en/privacy-policy.md': OWN, 'pl/privacy-policy.md': `${OWN}\n<b>x</b>\n` })
    expect(openPages(NO_OPERATOR, folder)).toEqual({
      kind: 'refused',
      errors: expect.arrayContaining([
        expect.stringMatching(/^OPERATOR_TEXTS: pl\/privacy-policy\.md:8: "<b>" is HTML\. /),
      ]),
    })
    expect(openPages(NO_OPERATOR, path.join(folder, 'none'))).toMatchObject({ kind: 'refused' })
  })
})
