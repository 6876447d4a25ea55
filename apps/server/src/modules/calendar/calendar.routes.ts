import { createHash } from 'node:crypto'
import { CALENDAR_TEXTS } from '@dayplate/messages/server'
import { CALENDAR_PATH } from '@dayplate/rules/calendar'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptedLanguage } from '../../platform/http/accepted-language.ts'
import { writeSecurityEvent } from '../../platform/security-events/write-security-event.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import type { Services } from '../../services.ts'
import { LIMITED_FOR_S, openFeed } from './open-feed.ts'

const EXTENSION = '.ics'

/** Registers the address from which calendar programs fetch a person's meals. */
export function registerCalendar(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}/:file`, async (request, reply) => {
    const { file } = request.params
    const texts = CALENDAR_TEXTS[acceptedLanguage(request.headers['accept-language'])]
    const token = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : ''
    const opened = await openFeed(services, { token, network: networkOf(request.ip) })
    switch (opened.kind) {
      case 'gone':
        writeSecurityEvent(request, { event: 'secret-address-refused', outcome: 'refused', userId: null })
        return refuse(reply, 404, texts.gone)
      case 'limited':
        writeSecurityEvent(request, { event: 'secret-address-refused', outcome: 'limited', userId: null })
        return refuse(reply.header('retry-after', LIMITED_FOR_S), 429, texts.tooOften)
      case 'calendar':
        return sendCalendar(reply, opened.text, request.headers['if-none-match'])
    }
  })
}

const refuse = (reply: FastifyReply, status: 404 | 429, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)

function sendCalendar(reply: FastifyReply, text: string, known: string | undefined): FastifyReply {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  // Kept by the program of the person alone, and asked for each time: a swapped meal shows with the next fetch.
  void reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) === true) return reply.code(304).send()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="dayplate.ics"')
    .send(text)
}
