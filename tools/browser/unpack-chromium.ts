// Child process of packaged-chromium.ts: unpacks the Chromium of the check tools into the folder that TMPDIR names, for its
// package knows no other way to be told where. Prints nothing.
import { createRequire } from 'node:module'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
await chromium.executablePath()
// The libraries a bare machine lacks, NSS above all.
await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'))
