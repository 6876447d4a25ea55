import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import { acceptedLanguage } from './accepted-language.ts'
import { writeStartPage, type PageFacts, type PageHead, type PageLook, type StartPage } from './start-page.ts'
import { readWebRoutes } from './web-routes.ts'

/** The page as built, without the settings of the installation. */
export const START_PAGE = '/index.html'

/** Finds the head of an address: a head, `none` for a screen without one, or `missing` for an address without a screen. */
export type FindHead = (pathname: string, language: PageLook['language']) => PageHead | 'none' | 'missing'

/** The page for one address. */
export interface AnsweredPage {
  readonly status: 200 | 404
  readonly page: StartPage
}

export type StartPages = (request: Pick<FastifyRequest, 'url' | 'headers'>) => AnsweredPage

interface StartPagesOptions {
  readonly facts: PageFacts
  readonly findHead: FindHead
}

/** Reads the page of the web app in this folder and fills in the settings of this installation; null when it was not built. */
export function readStartPages(folder: string, { facts, findHead }: StartPagesOptions): StartPages | null {
  const file = path.join(folder, START_PAGE)
  if (!existsSync(file)) return null
  const built = readFileSync(file, 'utf8')
  const find = headsOfScreens(folder, findHead)
  const written = new Map<string, StartPage>()
  const write = (look: PageLook): StartPage => {
    // As many keys as there are heads and languages.
    const key = `${look.language} ${look.head?.language ?? ''} ${look.head?.url ?? ''}`
    const page = written.get(key) ?? writeStartPage(built, facts, look)
    written.set(key, page)
    return page
  }
  return ({ url, headers }) => {
    const pathname = url.split('?', 1)[0] ?? ''
    const language = acceptedLanguage(headers['accept-language'])
    const head = find(pathname, language)
    return typeof head === 'object'
      ? { status: 200, page: write({ language: head.language ?? language, head }) }
      : { status: head === 'none' ? 200 : 404, page: write({ language, head: null }) }
  }
}

/** Finds the heads of the screens of the web app in this folder. Any other address is `missing`. */
export function headsOfScreens(folder: string, findHead: FindHead): FindHead {
  const knowsPath = readWebRoutes(folder)
  return (pathname, language) =>
    pathname === START_PAGE || knowsPath(pathname) ? findHead(pathname, language) : 'missing'
}
