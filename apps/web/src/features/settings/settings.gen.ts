/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type HydrationNotificationInput = {
  enabled: boolean;
  fromHour: number;
  hourInterval: number;
  key: string;
  toHour: number;
  useSound: boolean;
};

/** Absent fields keep their stored values. */
export type HydrationSettingsInput = {
  defaultDailyGoal?: VolumeInput | null | undefined;
  notifications?: Array<HydrationNotificationInput> | null | undefined;
};

/** A company whose login identifies a person. */
export type SocialProvider =
  | 'apple'
  | 'facebook'
  | 'google';

export type SystemOfMeasures =
  | 'imperial'
  | 'si';

export type VolumeInput = {
  unit: VolumeUnit;
  value: number;
};

export type VolumeUnit =
  | 'ml'
  | 'oz';

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { me: { __typename: 'Me', id: string, name: string | null, email: string, systemOfMeasures: SystemOfMeasures, passwordIsSet: boolean, passwordIsVoided: boolean, isAbleToLoginWithFacebook: boolean, isAbleToLoginWithGoogle: boolean, isAbleToLoginWithApple: boolean, emailChange: { __typename: 'EmailChange', email: string, expiresAt: string } | null, agreements: { __typename: 'Agreements', dietCourse: boolean, newsletter: boolean, articles: boolean }, healthDataConsent: { __typename: 'HealthDataConsent', isGiven: boolean, withdrawnAt: string | null, isDataKept: boolean }, diet: { __typename: 'Diet', accessTo: string | null, lifetimeAccess: boolean }, videoWorkout: { __typename: 'VideoWorkout', accessTo: string | null, lifetimeAccess: boolean }, activeSubscriptions: Array<{ __typename: 'ActiveSubscription', givesAccessToDiet: boolean, givesAccessToVideoWorkouts: boolean, renewalDate: string, operator: string }>, calendarFeed: { __typename: 'CalendarFeed', madeAt: string } | null, hydrationSettings: { __typename: 'HydrationSettings', key: string, defaultDailyGoal: { __typename: 'Volume', value: number, unit: VolumeUnit }, notifications: Array<{ __typename: 'HydrationNotification', key: string, enabled: boolean, hourInterval: number, fromHour: number, toHour: number, useSound: boolean }> }, logins: Array<{ __typename: 'Login', id: string, browser: string | null, system: string | null, lastUsedAt: string, isCurrent: boolean }> } };

export type HealthDataConsentGiveMutationVariables = Exact<{ [key: string]: never; }>;


export type HealthDataConsentGiveMutation = { me: { __typename: 'MeMutation', healthDataConsentGive: { __typename: 'BasicMutationSuccess', code: number } } };

export type HealthDataConsentWithdrawMutationVariables = Exact<{
  erasesData: boolean;
}>;


export type HealthDataConsentWithdrawMutation = { me: { __typename: 'MeMutation', healthDataConsentWithdraw: { __typename: 'BasicMutationSuccess', code: number } } };

export type HydrationSettingsMutationVariables = Exact<{
  settings: HydrationSettingsInput;
}>;


export type HydrationSettingsMutation = { hydrationSettings:
    | { __typename: 'BasicMutationSuccess', code: number }
    | { __typename: 'ValidationException', code: number }
   };

export type AgreementToReceiveNewsletterMutationVariables = Exact<{
  agreement: boolean;
}>;


export type AgreementToReceiveNewsletterMutation = { agreementToReceiveNewsletter: { __typename: 'BasicMutationSuccess', code: number } };

export type AgreementToNotifyAboutDietCourseMutationVariables = Exact<{
  agreement: boolean;
}>;


export type AgreementToNotifyAboutDietCourseMutation = { agreementToNotifyAboutDietCourse: { __typename: 'BasicMutationSuccess', code: number } };

export type AgreementToNotifyAboutArticlesMutationVariables = Exact<{
  agreement: boolean;
}>;


export type AgreementToNotifyAboutArticlesMutation = { agreementToNotifyAboutArticles: { __typename: 'BasicMutationSuccess', code: number } };

export type ChangePasswordMutationVariables = Exact<{
  request: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword:
    | { __typename: 'BasicMutationSuccess', code: number, hasCancelledEmailChange: boolean | null }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
   };

export type MeEndLoginMutationVariables = Exact<{
  id: string;
}>;


export type MeEndLoginMutation = { me: { __typename: 'MeMutation', endLogin:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'ValidationException', code: number }
     } };

export type MeEndOtherLoginsMutationVariables = Exact<{ [key: string]: never; }>;


export type MeEndOtherLoginsMutation = { me: { __typename: 'MeMutation', endOtherLogins: { __typename: 'BasicMutationSuccess', code: number } } };

export type MeUnlinkProviderMutationVariables = Exact<{
  provider: SocialProvider;
}>;


export type MeUnlinkProviderMutation = { me: { __typename: 'MeMutation', unlinkProvider:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'UnauthorizedException', messages: Array<string> }
      | { __typename: 'ValidationException', code: number }
     } };

export type MeChangeNameMutationVariables = Exact<{
  name: string;
}>;


export type MeChangeNameMutation = { me: { __typename: 'MeMutation', changeName:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'ValidationException', messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export type MeChangeEmailMutationVariables = Exact<{
  email: string;
}>;


export type MeChangeEmailMutation = { me: { __typename: 'MeMutation', changeEmail:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'UnauthorizedException', messages: Array<string> }
      | { __typename: 'ValidationException', messages: Array<string>, details: Array<{ __typename: 'ErrorDetail', fieldName: string, messages: Array<string> }> }
     } };

export type MeResendEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type MeResendEmailChangeMutation = { me: { __typename: 'MeMutation', resendEmailChange:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'ValidationException', messages: Array<string> }
     } };

export type MeCancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type MeCancelEmailChangeMutation = { me: { __typename: 'MeMutation', cancelEmailChange: { __typename: 'BasicMutationSuccess', code: number } } };

export const SettingsDocument = "query Settings{me{id name email emailChange{email expiresAt}systemOfMeasures passwordIsSet passwordIsVoided isAbleToLoginWithFacebook isAbleToLoginWithGoogle isAbleToLoginWithApple agreements{dietCourse newsletter articles}healthDataConsent{isGiven withdrawnAt isDataKept}diet{accessTo lifetimeAccess}videoWorkout{accessTo lifetimeAccess}activeSubscriptions{givesAccessToDiet givesAccessToVideoWorkouts renewalDate operator}calendarFeed{madeAt}hydrationSettings{key defaultDailyGoal{value unit}notifications{key enabled hourInterval fromHour toHour useSound}}logins{id browser system lastUsedAt isCurrent}}}" as unknown as TypedDocumentNode<SettingsQuery, SettingsQueryVariables>
export const HealthDataConsentGiveDocument = "mutation HealthDataConsentGive{me{healthDataConsentGive{code}}}" as unknown as TypedDocumentNode<HealthDataConsentGiveMutation, HealthDataConsentGiveMutationVariables>
export const HealthDataConsentWithdrawDocument = "mutation HealthDataConsentWithdraw($erasesData:Boolean!){me{healthDataConsentWithdraw(erasesData:$erasesData){code}}}" as unknown as TypedDocumentNode<HealthDataConsentWithdrawMutation, HealthDataConsentWithdrawMutationVariables>
export const HydrationSettingsDocument = "mutation HydrationSettings($settings:HydrationSettingsInput!){hydrationSettings(settings:$settings){...on BasicMutationSuccess{code}...on ValidationException{code}}}" as unknown as TypedDocumentNode<HydrationSettingsMutation, HydrationSettingsMutationVariables>
export const AgreementToReceiveNewsletterDocument = "mutation AgreementToReceiveNewsletter($agreement:Boolean!){agreementToReceiveNewsletter(agreement:$agreement){code}}" as unknown as TypedDocumentNode<AgreementToReceiveNewsletterMutation, AgreementToReceiveNewsletterMutationVariables>
export const AgreementToNotifyAboutDietCourseDocument = "mutation AgreementToNotifyAboutDietCourse($agreement:Boolean!){agreementToNotifyAboutDietCourse(agreement:$agreement){code}}" as unknown as TypedDocumentNode<AgreementToNotifyAboutDietCourseMutation, AgreementToNotifyAboutDietCourseMutationVariables>
export const AgreementToNotifyAboutArticlesDocument = "mutation AgreementToNotifyAboutArticles($agreement:Boolean!){agreementToNotifyAboutArticles(agreement:$agreement){code}}" as unknown as TypedDocumentNode<AgreementToNotifyAboutArticlesMutation, AgreementToNotifyAboutArticlesMutationVariables>
export const ChangePasswordDocument = "mutation ChangePassword($request:ChangePasswordInput!){changePassword(request:$request){...on BasicMutationSuccess{code hasCancelledEmailChange}...on UnauthorizedException{code}...on ValidationException{messages details{fieldName messages}}}}" as unknown as TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>
export const MeEndLoginDocument = "mutation MeEndLogin($id:ID!){me{endLogin(id:$id){...on BasicMutationSuccess{code}...on ValidationException{code}}}}" as unknown as TypedDocumentNode<MeEndLoginMutation, MeEndLoginMutationVariables>
export const MeEndOtherLoginsDocument = "mutation MeEndOtherLogins{me{endOtherLogins{code}}}" as unknown as TypedDocumentNode<MeEndOtherLoginsMutation, MeEndOtherLoginsMutationVariables>
export const MeUnlinkProviderDocument = "mutation MeUnlinkProvider($provider:SocialProvider!){me{unlinkProvider(provider:$provider){...on BasicMutationSuccess{code}...on UnauthorizedException{messages}...on ValidationException{code}}}}" as unknown as TypedDocumentNode<MeUnlinkProviderMutation, MeUnlinkProviderMutationVariables>
export const MeChangeNameDocument = "mutation MeChangeName($name:String!){me{changeName(name:$name){...on BasicMutationSuccess{code}...on ValidationException{messages details{fieldName messages}}}}}" as unknown as TypedDocumentNode<MeChangeNameMutation, MeChangeNameMutationVariables>
export const MeChangeEmailDocument = "mutation MeChangeEmail($email:String!){me{changeEmail(email:$email){...on BasicMutationSuccess{code}...on ValidationException{messages details{fieldName messages}}...on UnauthorizedException{messages}}}}" as unknown as TypedDocumentNode<MeChangeEmailMutation, MeChangeEmailMutationVariables>
export const MeResendEmailChangeDocument = "mutation MeResendEmailChange{me{resendEmailChange{...on BasicMutationSuccess{code}...on ValidationException{messages}}}}" as unknown as TypedDocumentNode<MeResendEmailChangeMutation, MeResendEmailChangeMutationVariables>
export const MeCancelEmailChangeDocument = "mutation MeCancelEmailChange{me{cancelEmailChange{code}}}" as unknown as TypedDocumentNode<MeCancelEmailChangeMutation, MeCancelEmailChangeMutationVariables>