import path from 'node:path'
import { stringifyDocument } from '@urql/core'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { hashDocument } from '../../server/src/platform/graphql/released-documents/hash-document.ts'
import { readDocumentList } from '../../server/src/platform/graphql/released-documents/read-document-list.ts'
import { askTypenames } from '../src/platform/graphql-client/typename-exchange.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

const documents = (readDocumentList(WEB_FOLDER) ?? []).map((text) => parse(text))

it('what the web app sends of each document is what the gateway knows it by', () => {
  expect(documents.length).toBeGreaterThan(70)
  for (const document of documents) {
    const sent = stringifyDocument(askTypenames(document))
    expect(hashDocument(parse(sent))).toEqual(hashDocument(document))
  }
})
