import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stringifyDocument } from '@urql/core'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { hashDocument } from '../../server/src/platform/graphql/released-documents/hash-document.ts'
import { readDocumentList } from '../../server/src/platform/graphql/released-documents/read-document-list.ts'
import { askTypenames } from '../src/platform/graphql-client/typename-exchange.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

const documents = (readDocumentList(WEB_FOLDER) ?? []).map((text) => parse(text))

it('the web app sends the hash by which the gateway knows each document', () => {
  expect(documents.length).toBeGreaterThan(70)
  for (const document of documents) {
    const sent = stringifyDocument(askTypenames(document))
    expect(hashDocument(parse(sent))).toEqual(hashDocument(document))
  }
})

/** Matches the start of a GraphQL document in a source. */
const WRITTEN_BY_HAND = /['"`](?:query|mutation)\b[^'"`]*\{/

it('no document exists outside the generated list', () => {
  const sources = globSync('{src,service-worker}/**/*.{ts,tsx}', { cwd: path.dirname(WEB_FOLDER) })
  const own = sources.filter((file) => !/\.(?:gen|test)\.tsx?$/.test(file))
  expect(own.length).toBeGreaterThan(500)
  const found = own.filter((file) =>
    WRITTEN_BY_HAND.test(readFileSync(path.join(path.dirname(WEB_FOLDER), file), 'utf8')),
  )
  expect(found).toEqual([])
})
