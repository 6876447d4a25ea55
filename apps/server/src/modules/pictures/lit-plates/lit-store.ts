import type { LitFile } from './lit-file.ts'

/** Keeps drawn pictures. Several servers may share one, because a picture is the same wherever it is drawn. */
export interface LitStore {
  /** The whole file; null when it is missing or damaged. */
  read(file: LitFile): Promise<Uint8Array | null>
  /** Writes a file at once: readers see all of it or nothing. */
  write(file: LitFile, bytes: Uint8Array): Promise<void>
  /** Takes or keeps the right to draw ahead. Returns false while another server has it. */
  claimDrawingAhead(): Promise<boolean>
  releaseDrawingAhead(): Promise<void>
}
