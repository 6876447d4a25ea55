interface ImportMetaEnv {
  /** Version of this build, sent to the gateway. */
  readonly VITE_APP_VERSION?: string
}
