// Tests start this as a process they can kill: node send-mails.fixture.ts <connection> <mail server> <mail key>
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { startSendingMails } from './mail-sender.ts'
import { parseMailKey } from './mail-key.ts'
import { openSmtp } from './open-smtp.ts'

const [connectionString = '', url = '', key = ''] = process.argv.slice(2)
const mailKey = parseMailKey(key)
if (mailKey === null) throw new Error('The third argument is no mail key.')
const publicUrl = 'https://dayplate.example'
const print = (line: string): void => void process.stdout.write(`${line}\n`)
startSendingMails({
  db: openDatabase({ connectionString }),
  clock: systemClock,
  publicUrl,
  mailKey,
  smtp: openSmtp({ url, from: { name: '', address: 'hello@dayplate.example' }, publicUrl }),
  onSettled: (_mail, { kind }) => print(kind),
  onError: (error) => print(String(error)),
})
