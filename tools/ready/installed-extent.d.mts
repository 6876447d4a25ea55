export type Extent = 'nothing' | 'run' | 'all'

interface LockedPackage {
  readonly version?: string
  readonly optional?: boolean
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Packages of a lock file by their folders. */
export type Packages = Readonly<Record<string, LockedPackage>>

/** How much of a lock file is installed. */
export function extentOf(wanted: Packages, present: Packages): Extent
/** Whether check tools are installed, because an install for running alone would remove them. */
export function hasCheckTools(wanted: Packages, present: Packages): boolean
