interface ImportMetaEnv {
  /** Version of this build, sent to the gateway. */
  readonly VITE_APP_VERSION?: string
  /** Address of the pages for visitors, without a hash; our own `/home` when unset. */
  readonly VITE_EXTERNAL_HOME?: string
}
