import type { LitFormat } from './lit-file.ts'

/** A file of a store. */
export interface StoredFile {
  /** Below the store's folder. */
  readonly path: string
  readonly format: LitFormat
}

/** Keeps drawn pictures. Several servers may share one, because a picture is the same wherever it is drawn. */
export interface LitStore {
  /** The whole file; null when it is missing or damaged. */
  read(file: StoredFile): Promise<Uint8Array | null>
  /** Writes a file at once: readers see all of it or nothing. */
  write(file: StoredFile, bytes: Uint8Array): Promise<void>
  /** Takes or keeps the right to draw ahead. Returns false while another server has it. */
  claimDrawingAhead(): Promise<boolean>
  releaseDrawingAhead(): Promise<void>
}
