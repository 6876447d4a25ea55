import { createConnection } from 'node:net'
import { createInterface } from 'node:readline'
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox, type Mailbox } from './mailbox.ts'

let box: Mailbox
beforeEach(async () => {
  box = await startMailbox()
})
afterEach(() => box.stop())

const addressOf = (path: string) => `${box.addresses['mailbox']}${path}`
const get = async (path: string) => {
  const response = await fetch(addressOf(path))
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    body: await response.text(),
  }
}

/**
 * Sends a mail by SMTP (RFC 5321), line by line, each after the answer to the one before. Resolves with all answers.
 */
async function hand(to: string, message: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(box.variables['SMTP_URL'] ?? '')
  const socket = createConnection(Number(port), hostname)
  socket.on('error', () => undefined)
  const lines = [
    'EHLO test',
    'MAIL FROM:<hello@dayplate.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  ]
  const answers: string[] = []
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue
    answers.push(line)
    const next = lines.shift()
    if (next !== undefined) socket.write(`${next}\r\n`)
  }
  return answers
}

const MESSAGE = [
  'From: Dayplate <hello@dayplate.example>',
  'To: Ada <ada@example.com>',
  'Subject: =?utf-8?Q?Za=C5=BC=C3=B3=C5=82=C4=87?=',
  'Message-ID: <one@dayplate.example>',
  'Date: Sat, 21 Nov 2026 11:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hello <b>Ada</b>',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p style="color:red">Hello</p><script>alert(1)</script>',
  '--b--',
].join('\r\n')

describe('the mailbox', () => {
  it('stores received mails and lists them as JSON, by address', async () => {
    await hand('Ada@Example.com', MESSAGE)
    await hand('bea@example.com', MESSAGE)
    const all: unknown = JSON.parse((await get('/api/mails')).body)
    expect(all).toMatchObject([{ number: 2 }, { number: 1 }])
    expect(JSON.parse((await get('/api/mails?to=ada@example.com')).body)).toMatchObject([
      {
        number: 1,
        messageId: '<one@dayplate.example>',
        to: ['ada@example.com'],
        subject: 'Zażółć',
        date: '2026-11-21T11:00:00.000Z',
        text: expect.stringContaining('Hello <b>Ada</b>'),
      },
    ])
  })

  it('shows the list and each mail as pages, with escaped text', async () => {
    await hand('ada@example.com', MESSAGE)
    expect((await get('/')).body).toContain('Zażółć')
    const { body, policy } = await get('/mails/1')
    expect(body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;')
    expect(body).toContain('<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(body).not.toContain('<script>')
    expect(policy).toContain("default-src 'none'; style-src 'self'; frame-src 'self'")
    expect(await get('/?to=<i>')).toMatchObject({ body: expect.stringContaining('value="&lt;i&gt;"') })
  })

  it('shows the HTML of a mail in a sandbox without scripts and requests', async () => {
    await hand('ada@example.com', MESSAGE)
    const { body, policy } = await get('/mails/1/html')
    expect(body).toContain('<p style="color:red">Hello</p>')
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'")
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/)
  })

  it('refuses other pages and other host names', async () => {
    expect([(await get('/mails/1')).status, (await get('/mails/1/html')).status, (await get('/x')).status]).toEqual([
      404, 404, 404,
    ])
    const status = await new Promise((resolve) => {
      request(addressOf('/'), { headers: { host: 'evil.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect(status).toBe(403)
  })

  it('keeps the newest 200', () => {
    const mail = {
      messageId: '',
      from: '',
      to: ['ada@example.com'],
      subject: '',
      date: '',
      text: '',
      html: '',
      headers: [],
    }
    for (let count = 0; count < 201; count += 1) box.inbox.keep(mail)
    expect([box.inbox.list().length, box.inbox.list()[0]?.number, box.inbox.find(1)]).toEqual([200, 201, null])
  })
})

describe('its faults', () => {
  const put = (body: string) => fetch(addressOf('/api/fault'), { method: 'PUT', body })

  it.each([
    ['try-later', '450'],
    ['no-such-address', '550'],
  ])('%s answers %s to an address', async (fault, code) => {
    expect((await put(JSON.stringify({ fault }))).status).toBe(200)
    expect(await hand('ada@example.com', MESSAGE)).toContainEqual(expect.stringMatching(`^${code}`))
    expect(box.inbox.list()).toEqual([])
    await put('{"fault":"none"}')
    await hand('ada@example.com', MESSAGE)
    expect(box.inbox.list()).toHaveLength(1)
  })

  it('refuse and drop-after-data break the connection, before the greeting and before the confirmation', async () => {
    await put('{"fault":"refuse"}')
    expect(await hand('ada@example.com', MESSAGE)).toEqual([])
    await put('{"fault":"drop-after-data"}')
    expect((await hand('ada@example.com', MESSAGE)).at(-1)).toMatch(/^354/)
    expect(box.inbox.list()).toHaveLength(1)
  })

  it.each(['{"fault":"fire"}', '{}', 'null', 'no json'])('refuse the invalid request %s', async (body) => {
    expect((await put(body)).status).toBe(400)
  })

  it('cannot be set by another site, because it needs a method for which browsers send a preflight', async () => {
    expect((await fetch(addressOf('/api/fault'), { method: 'POST', body: '{"fault":"hang"}' })).status).toBe(405)
  })
})
