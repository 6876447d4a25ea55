interface ImportMetaEnv {
  /** Version of this build, sent to the gateway. */
  readonly VITE_APP_VERSION?: string
}

/** The list that a tag manager reads. */
declare var dataLayer: Readonly<Record<string, string | number>>[] | undefined

interface Navigator {
  /** Set by browsers with Global Privacy Control. */
  readonly globalPrivacyControl?: boolean
}
