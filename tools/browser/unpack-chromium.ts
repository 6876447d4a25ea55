// Child process of packaged-chromium.ts: unpacks the Chromium of the check tools into the folder in TMPDIR, because its
// package has no other way to set the folder. Prints nothing.
import { createRequire } from 'node:module'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
await chromium.executablePath()
// Libraries that a minimal machine lacks, mainly NSS.
await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'))
