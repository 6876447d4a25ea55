import { Zip, ZipDeflate } from 'fflate'

/** A file of an archive, with its text in pieces. */
export interface ArchiveFile {
  readonly name: string
  readonly pieces: AsyncIterable<string>
}

/** A ZIP of these files. The packed archive is kept in memory, so that the user gets the whole file or an error, never a part. */
export async function writeArchive(files: AsyncIterable<ArchiveFile>, writtenAt: Date): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(chunk)
  })
  const encoder = new TextEncoder()
  for await (const { name, pieces } of files) {
    const file = new ZipDeflate(name)
    file.mtime = writtenAt
    zip.add(file)
    for await (const piece of pieces) file.push(encoder.encode(piece))
    file.push(new Uint8Array(), true)
  }
  zip.end()
  return Buffer.concat(chunks)
}
