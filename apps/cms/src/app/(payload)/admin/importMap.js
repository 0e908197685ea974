import { ChecksPanel as ChecksPanel_9ebbcd96cb2a6af3cea52509526ba6d6 } from '../../../checks/checks-panel.tsx'
import { ReviewPanel as ReviewPanel_8defd59e9e347256d17d9006dca6658b } from '../../../review/review-panel.tsx'
import { OtherLanguage as OtherLanguage_17b571dfa3b2198a738a5c44bf6ede8b } from '../../../fields/languages/other-language.tsx'
import { OtherFile as OtherFile_f926da5859f047a05e2bb793af031cd8 } from '../../../fields/languages/other-file.tsx'
import { RowsCell as RowsCell_45a5e5e01bfe7ea1584ab775a894f0b7 } from '../../../fields/rows-cell.tsx'
import { PeriodsView as PeriodsView_4444c671032a986e7cfcfa701e7e8be7 } from '../../../publications/periods-view.tsx'
import { NameProblemLine as NameProblemLine_74519ddd856017c1445537ec3b75779c } from '../../../fields/name-problem-line.tsx'
import { WhereUsedPanel as WhereUsedPanel_1b22c9da448fd294a77419a4eedfed0d } from '../../../links/where-used-panel.tsx'
import { MomentCell as MomentCell_ce691e182a5cb1f2499328086a91b2cc } from '../../../fields/moment-cell.tsx'
import { MomentPicker as MomentPicker_85dbda6b469f87d2347910faa6b35795 } from '../../../fields/moment-picker.tsx'
import { StatusCell as StatusCell_99bbca754b67c6273cae9c6157189cf0 } from '../../../fields/status-cell.tsx'
import { UsedManyQuestion as UsedManyQuestion_4fb2a61d508dcbcf59dc6220a648a4c0 } from '../../../links/used-many-question.tsx'
import { Together as Together_e43ce17ab5c6d18e0ba14f45fa06a6ce } from '../../../together/together.tsx'
import { LanguageSwitch as LanguageSwitch_57a1b425032cd352fc91a2ef3e12fd29 } from '../../../fields/languages/language-switch.tsx'
import { StopPublishing as StopPublishing_6a5e7698283324e833256a093915820b } from '../../../publications/stop-publishing.tsx'
import { BlockingCount as BlockingCount_d887e9c55117af80ceb55b4b3ca1acee } from '../../../checks/blocking-count.tsx'
import { FormInView as FormInView_a2c09379fb98f9e4ac49413a7744c8c2 } from '../../../admin/form-in-view.tsx'
import { HeadMoments as HeadMoments_11f21e5b2f8485d5c8050fd0ae2b40ec } from '../../../fields/head-moments.tsx'
import { PutBack as PutBack_56fafb2c3e08a75036de4215b9618d4a } from '../../../together/put-back.tsx'
import { HeadTitle as HeadTitle_a71766bd4e3e586a2bcd69cae364028d } from '../../../admin/languages/head-title.tsx'
import { DocumentStatus as DocumentStatus_b463f8d41e7e9d7091ec4c95dc847759 } from '../../../publications/document-status.tsx'
import { Arrival as Arrival_3b42475d2d8f212079b49e9c179ee061 } from '../../../fields/arrival.tsx'
import { AddressField as AddressField_8a98add5e3d2d9947e1da52af11ada24 } from '../../../links/address-field.tsx'
import { SamplePricesField as SamplePricesField_d2a4ef2020cf347b398c06779fd8bdc8 } from '../../../rates/sample-prices-field.tsx'
import { CsvField as CsvField_5be1147e48c0bcfae7e6a64585215823 } from '../../../rates/csv-field.tsx'
import { TakenOver as TakenOver_6bbb8ec32247653e36d69a44f7d49a2f } from '../../../together/taken-over.tsx'
import { ImportPanel as ImportPanel_30e805c3e22a9c398736af0c039e2ba8 } from '../../../providers/import-panel.tsx'
import { SentFile as SentFile_5df72d8d72037bdd3d154c2fb11d1dfc } from '../../../media/sent-file.tsx'
import { EditionsView as EditionsView_e215c76957f34fe849cc0ab94b5b93dc } from '../../../media/editions-view.tsx'
import { ChangedMeanwhile as ChangedMeanwhile_b5c137ba50eeb0c43fb4152bc7233bb6 } from '../../../cases/inbox/changed-meanwhile.tsx'
import { ErasureQuestion as ErasureQuestion_c18cb6c7932530ca080bfdc36ee9a34a } from '../../../cases/inbox/erasure-question.tsx'
import { NextCaseLink as NextCaseLink_a75a1d31da4dbbf131e20f1a3e20b0ef } from '../../../cases/desk/next-case-link.tsx'
import { SentView as SentView_e51d6ae1874fc1c9951c07eb8435f7d2 } from '../../../cases/inbox/sent-view.tsx'
import { KindCell as KindCell_7a50c3c72e340455663761e647c9dd98 } from '../../../cases/inbox/kind-said.tsx'
import { KindField as KindField_7a50c3c72e340455663761e647c9dd98 } from '../../../cases/inbox/kind-said.tsx'
import { ConsentLabel as ConsentLabel_0bb34ed2be2e05b59219480dc15e0f86 } from '../../../cases/inbox/consent-label.tsx'
import { ConversationView as ConversationView_5fcac8f856e987dda05c85676c7ec53d } from '../../../cases/conversation/conversation-view.tsx'
import { OwnerCell as OwnerCell_aec980b8934eba95684985b7dc082be8 } from '../../../cases/inbox/owner-cell.tsx'
import { OfficerLine as OfficerLine_a1f985d201733a9cfb2d47579ffa5fc3 } from '../../../cases/inbox/officer-line.tsx'
import { ConfidentialMark as ConfidentialMark_c3f0d9109bcb7aed13a30f5e2d0de620 } from '../../../cases/inbox/confidential-mark.tsx'
import { OverdueCell as OverdueCell_d82081109d3040d9c5687fd5aeee94b2 } from '../../../cases/inbox/overdue-cell.tsx'
import { MomentField as MomentField_df4e70103117471a6413afd689410cb4 } from '../../../fields/said.tsx'
import { OtherCasesView as OtherCasesView_36dcd4f0eb61a37c26bafc0b70d09cc8 } from '../../../cases/beside/other-cases-view.tsx'
import { NoteLanguageWarning as NoteLanguageWarning_8229d4aef2a454ef959f9c2d2d154be9 } from '../../../cases/conversation/language-warning.tsx'
import { PersonField as PersonField_df4e70103117471a6413afd689410cb4 } from '../../../fields/said.tsx'
import { HistoryLabel as HistoryLabel_60e98b6d5a64c18c0a359a39226dbc9f } from '../../../cases/inbox/history-label.tsx'
import { NoteField as NoteField_d870d864863148b0be7d067bf00d796d } from '../../../cases/inbox/note-field.tsx'
import { LinksView as LinksView_e75375f808033ee3ee68f69ed35dd239 } from '../../../cases/links/links-view.tsx'
import { ExportLink as ExportLink_069a659c1797109c305aaf2c9a27cd4d } from '../../../cases/inbox/export-link.tsx'
import { SeveralAtOnce as SeveralAtOnce_f0df3b4e3293747d0a20bd52544e0cb4 } from '../../../cases/inbox/several-at-once.tsx'
import { DownloadLink as DownloadLink_172186024d247cf1566a4d8b4879508b } from '../../../cases/files/download-link.tsx'
import { FileSizeCell as FileSizeCell_7efe9aa00eb55d5a5b9e6e8bc0699519 } from '../../../cases/files/file-size.tsx'
import { FileSizeField as FileSizeField_7efe9aa00eb55d5a5b9e6e8bc0699519 } from '../../../cases/files/file-size.tsx'
import { InvitationView as InvitationView_aaeafa7267be96bf4adec4999d92f511 } from '../../../accounts/invitation-view.tsx'
import { CurrentPassword as CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475 } from '../../../accounts/current-password.tsx'
import { AccountHead as AccountHead_d6cc939e3c127e9a53df553ca9a5db2e } from '../../../accounts/account-head.tsx'
import { SessionsView as SessionsView_e54614264193726be1a9cef710cc4059 } from '../../../accounts/sessions-view.tsx'
import { FactorListView as FactorListView_2a258e30ce60d45f89bec6230887297e } from '../../../accounts/second-factor/factor-list-view.tsx'
import { SignOutEverywhere as SignOutEverywhere_4a89b25a18f70333aeceba9edf80a8ae } from '../../../accounts/sign-out-everywhere.tsx'
import { ActorCell as ActorCell_17af46671ae45321aa795b52f3e580d8 } from '../../../record/entry-cells.tsx'
import { LatinField as LatinField_df4e70103117471a6413afd689410cb4 } from '../../../fields/said.tsx'
import { AddressCell as AddressCell_17af46671ae45321aa795b52f3e580d8 } from '../../../record/entry-cells.tsx'
import { TargetCell as TargetCell_17af46671ae45321aa795b52f3e580d8 } from '../../../record/entry-cells.tsx'
import { TargetField as TargetField_17af46671ae45321aa795b52f3e580d8 } from '../../../record/entry-cells.tsx'
import { SubjectCell as SubjectCell_17af46671ae45321aa795b52f3e580d8 } from '../../../record/entry-cells.tsx'
import { SubjectField as SubjectField_17af46671ae45321aa795b52f3e580d8 } from '../../../record/entry-cells.tsx'
import { ChangesView as ChangesView_34efd39108d32a32851894641a7a06c0 } from '../../../record/changes-view.tsx'
import { RowLabel as RowLabel_bf2e618848c6b3ebb2696a536874dc0e } from '../../../blocks/row-label.tsx'
import { PublishOnly as PublishOnly_f2a5cd5a90e3dce0c9c854757d052a90 } from '../../../publications/publish-only.tsx'
import { NoTakingOffline as NoTakingOffline_906fe41713f5ea2c4fe5a27e43c85b78 } from '../../../publications/no-taking-offline.tsx'
import { UnansweredField as UnansweredField_81931985b81b57c89ecc5fceb1d8cc19 } from '../../../unanswered/unanswered-field.tsx'
import { TextsField as TextsField_c44185f4e0a6e5fb2223e46a0686b09d } from '../../../texts/texts-field.tsx'
import { TextsStatus as TextsStatus_2f7b598ae32342a2ccd938f91d0f190c } from '../../../texts/texts-status.tsx'
import { PlaceField as PlaceField_0860e7925d2adafce82b6733ce9f021b } from '../../../cases/assignment-form/place-field.tsx'
import { RuleLabel as RuleLabel_4b01c9932904d76b5d898807676f1b0e } from '../../../cases/assignment-form/rule-label.tsx'
import { RetentionHold as RetentionHold_74be22e27ccce277058f83b9cd485c4f } from '../../../cases/retention/retention-hold.tsx'
import { PersonData as PersonData_096cdc31bfe39bfe8d17ee2b02bc03f4 } from '../../../cases/retention/person-data.tsx'
import { SectionHelp as SectionHelp_95339f20416fa25624807b71311f630c } from '../../../blocks/section-help.tsx'
import { BlockLabel as BlockLabel_c54faebf110abfc4dc571bd455dabb3d } from '../../../blocks/block-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Icon as Icon_783c459dff3cb9bd1805e01e75dbb0e8 } from '../../../admin/brand/icon.tsx'
import { Logo as Logo_6cade45d942a9803030ae3d836828642 } from '../../../admin/brand/logo.tsx'
import { GuideLink as GuideLink_0314a8f45da71654e9ecc008efb8216a } from '../../../guide/guide-link.tsx'
import { LeadOn as LeadOn_6f33d1eab75eaef7d76f51db0241d5f2 } from '../../../accounts/second-factor/lead-on.tsx'
import { SignInChoice as SignInChoice_69ab555aac8f9c6074f7c9dd676edad0 } from '../../../accounts/single-sign-on/sign-in-choice.tsx'
import { DeskMenu as DeskMenu_54029dd851730a3c8fa62e0c41f5326f } from '../../../cases/desk/desk-menu.tsx'
import { Dashboard as Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872 } from '../../../dashboard/dashboard.tsx'
import { WorkingListView as WorkingListView_cf8ff2fe5dd6813fd7a55f4f8b90c2c9 } from '../../../cases/desk/working-list-view.tsx'
import { FiguresView as FiguresView_2cc53755897491f7ce8e65c4e4c03ce0 } from '../../../cases/figures/figures-view.tsx'
import { UnansweredView as UnansweredView_b3126352606b56756e5ec167f21d5efc } from '../../../unanswered/unanswered-view.tsx'
import { BrokenLinksView as BrokenLinksView_801a36bb30e4cde1740c48a68e95fe56 } from '../../../links/broken-links-view.tsx'
import { GuideView as GuideView_ab3f354ebb9ca30b58f8e7a2ddd98360 } from '../../../guide/guide-view.tsx'
import { NextCaseView as NextCaseView_7a7df7e962bdb9bf1a6578aec6271ac6 } from '../../../cases/desk/next-case-view.tsx'
import { SignInStepView as SignInStepView_73937698653a8b491c391515c8a00a27 } from '../../../accounts/second-factor/sign-in-step-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/checks/checks-panel.tsx#ChecksPanel": ChecksPanel_9ebbcd96cb2a6af3cea52509526ba6d6,
  "/review/review-panel.tsx#ReviewPanel": ReviewPanel_8defd59e9e347256d17d9006dca6658b,
  "/fields/languages/other-language.tsx#OtherLanguage": OtherLanguage_17b571dfa3b2198a738a5c44bf6ede8b,
  "/fields/languages/other-file.tsx#OtherFile": OtherFile_f926da5859f047a05e2bb793af031cd8,
  "/fields/rows-cell.tsx#RowsCell": RowsCell_45a5e5e01bfe7ea1584ab775a894f0b7,
  "/publications/periods-view.tsx#PeriodsView": PeriodsView_4444c671032a986e7cfcfa701e7e8be7,
  "/fields/name-problem-line.tsx#NameProblemLine": NameProblemLine_74519ddd856017c1445537ec3b75779c,
  "/links/where-used-panel.tsx#WhereUsedPanel": WhereUsedPanel_1b22c9da448fd294a77419a4eedfed0d,
  "/fields/moment-cell.tsx#MomentCell": MomentCell_ce691e182a5cb1f2499328086a91b2cc,
  "/fields/moment-picker.tsx#MomentPicker": MomentPicker_85dbda6b469f87d2347910faa6b35795,
  "/fields/status-cell.tsx#StatusCell": StatusCell_99bbca754b67c6273cae9c6157189cf0,
  "/links/used-many-question.tsx#UsedManyQuestion": UsedManyQuestion_4fb2a61d508dcbcf59dc6220a648a4c0,
  "/together/together.tsx#Together": Together_e43ce17ab5c6d18e0ba14f45fa06a6ce,
  "/fields/languages/language-switch.tsx#LanguageSwitch": LanguageSwitch_57a1b425032cd352fc91a2ef3e12fd29,
  "/publications/stop-publishing.tsx#StopPublishing": StopPublishing_6a5e7698283324e833256a093915820b,
  "/checks/blocking-count.tsx#BlockingCount": BlockingCount_d887e9c55117af80ceb55b4b3ca1acee,
  "/admin/form-in-view.tsx#FormInView": FormInView_a2c09379fb98f9e4ac49413a7744c8c2,
  "/fields/head-moments.tsx#HeadMoments": HeadMoments_11f21e5b2f8485d5c8050fd0ae2b40ec,
  "/together/put-back.tsx#PutBack": PutBack_56fafb2c3e08a75036de4215b9618d4a,
  "/admin/languages/head-title.tsx#HeadTitle": HeadTitle_a71766bd4e3e586a2bcd69cae364028d,
  "/publications/document-status.tsx#DocumentStatus": DocumentStatus_b463f8d41e7e9d7091ec4c95dc847759,
  "/fields/arrival.tsx#Arrival": Arrival_3b42475d2d8f212079b49e9c179ee061,
  "/links/address-field.tsx#AddressField": AddressField_8a98add5e3d2d9947e1da52af11ada24,
  "/rates/sample-prices-field.tsx#SamplePricesField": SamplePricesField_d2a4ef2020cf347b398c06779fd8bdc8,
  "/rates/csv-field.tsx#CsvField": CsvField_5be1147e48c0bcfae7e6a64585215823,
  "/together/taken-over.tsx#TakenOver": TakenOver_6bbb8ec32247653e36d69a44f7d49a2f,
  "/providers/import-panel.tsx#ImportPanel": ImportPanel_30e805c3e22a9c398736af0c039e2ba8,
  "/media/sent-file.tsx#SentFile": SentFile_5df72d8d72037bdd3d154c2fb11d1dfc,
  "/media/editions-view.tsx#EditionsView": EditionsView_e215c76957f34fe849cc0ab94b5b93dc,
  "/cases/inbox/changed-meanwhile.tsx#ChangedMeanwhile": ChangedMeanwhile_b5c137ba50eeb0c43fb4152bc7233bb6,
  "/cases/inbox/erasure-question.tsx#ErasureQuestion": ErasureQuestion_c18cb6c7932530ca080bfdc36ee9a34a,
  "/cases/desk/next-case-link.tsx#NextCaseLink": NextCaseLink_a75a1d31da4dbbf131e20f1a3e20b0ef,
  "/cases/inbox/sent-view.tsx#SentView": SentView_e51d6ae1874fc1c9951c07eb8435f7d2,
  "/cases/inbox/kind-said.tsx#KindCell": KindCell_7a50c3c72e340455663761e647c9dd98,
  "/cases/inbox/kind-said.tsx#KindField": KindField_7a50c3c72e340455663761e647c9dd98,
  "/cases/inbox/consent-label.tsx#ConsentLabel": ConsentLabel_0bb34ed2be2e05b59219480dc15e0f86,
  "/cases/conversation/conversation-view.tsx#ConversationView": ConversationView_5fcac8f856e987dda05c85676c7ec53d,
  "/cases/inbox/owner-cell.tsx#OwnerCell": OwnerCell_aec980b8934eba95684985b7dc082be8,
  "/cases/inbox/officer-line.tsx#OfficerLine": OfficerLine_a1f985d201733a9cfb2d47579ffa5fc3,
  "/cases/inbox/confidential-mark.tsx#ConfidentialMark": ConfidentialMark_c3f0d9109bcb7aed13a30f5e2d0de620,
  "/cases/inbox/overdue-cell.tsx#OverdueCell": OverdueCell_d82081109d3040d9c5687fd5aeee94b2,
  "/fields/said.tsx#MomentField": MomentField_df4e70103117471a6413afd689410cb4,
  "/cases/beside/other-cases-view.tsx#OtherCasesView": OtherCasesView_36dcd4f0eb61a37c26bafc0b70d09cc8,
  "/cases/conversation/language-warning.tsx#NoteLanguageWarning": NoteLanguageWarning_8229d4aef2a454ef959f9c2d2d154be9,
  "/fields/said.tsx#PersonField": PersonField_df4e70103117471a6413afd689410cb4,
  "/cases/inbox/history-label.tsx#HistoryLabel": HistoryLabel_60e98b6d5a64c18c0a359a39226dbc9f,
  "/cases/inbox/note-field.tsx#NoteField": NoteField_d870d864863148b0be7d067bf00d796d,
  "/cases/links/links-view.tsx#LinksView": LinksView_e75375f808033ee3ee68f69ed35dd239,
  "/cases/inbox/export-link.tsx#ExportLink": ExportLink_069a659c1797109c305aaf2c9a27cd4d,
  "/cases/inbox/several-at-once.tsx#SeveralAtOnce": SeveralAtOnce_f0df3b4e3293747d0a20bd52544e0cb4,
  "/cases/files/download-link.tsx#DownloadLink": DownloadLink_172186024d247cf1566a4d8b4879508b,
  "/cases/files/file-size.tsx#FileSizeCell": FileSizeCell_7efe9aa00eb55d5a5b9e6e8bc0699519,
  "/cases/files/file-size.tsx#FileSizeField": FileSizeField_7efe9aa00eb55d5a5b9e6e8bc0699519,
  "/accounts/invitation-view.tsx#InvitationView": InvitationView_aaeafa7267be96bf4adec4999d92f511,
  "/accounts/current-password.tsx#CurrentPassword": CurrentPassword_8e8f265b7a00f5b19cd0fcb9f489e475,
  "/accounts/account-head.tsx#AccountHead": AccountHead_d6cc939e3c127e9a53df553ca9a5db2e,
  "/accounts/sessions-view.tsx#SessionsView": SessionsView_e54614264193726be1a9cef710cc4059,
  "/accounts/second-factor/factor-list-view.tsx#FactorListView": FactorListView_2a258e30ce60d45f89bec6230887297e,
  "/accounts/sign-out-everywhere.tsx#SignOutEverywhere": SignOutEverywhere_4a89b25a18f70333aeceba9edf80a8ae,
  "/record/entry-cells.tsx#ActorCell": ActorCell_17af46671ae45321aa795b52f3e580d8,
  "/fields/said.tsx#LatinField": LatinField_df4e70103117471a6413afd689410cb4,
  "/record/entry-cells.tsx#AddressCell": AddressCell_17af46671ae45321aa795b52f3e580d8,
  "/record/entry-cells.tsx#TargetCell": TargetCell_17af46671ae45321aa795b52f3e580d8,
  "/record/entry-cells.tsx#TargetField": TargetField_17af46671ae45321aa795b52f3e580d8,
  "/record/entry-cells.tsx#SubjectCell": SubjectCell_17af46671ae45321aa795b52f3e580d8,
  "/record/entry-cells.tsx#SubjectField": SubjectField_17af46671ae45321aa795b52f3e580d8,
  "/record/changes-view.tsx#ChangesView": ChangesView_34efd39108d32a32851894641a7a06c0,
  "/blocks/row-label.tsx#RowLabel": RowLabel_bf2e618848c6b3ebb2696a536874dc0e,
  "/publications/publish-only.tsx#PublishOnly": PublishOnly_f2a5cd5a90e3dce0c9c854757d052a90,
  "/publications/no-taking-offline.tsx#NoTakingOffline": NoTakingOffline_906fe41713f5ea2c4fe5a27e43c85b78,
  "/unanswered/unanswered-field.tsx#UnansweredField": UnansweredField_81931985b81b57c89ecc5fceb1d8cc19,
  "/texts/texts-field.tsx#TextsField": TextsField_c44185f4e0a6e5fb2223e46a0686b09d,
  "/texts/texts-status.tsx#TextsStatus": TextsStatus_2f7b598ae32342a2ccd938f91d0f190c,
  "/cases/assignment-form/place-field.tsx#PlaceField": PlaceField_0860e7925d2adafce82b6733ce9f021b,
  "/cases/assignment-form/rule-label.tsx#RuleLabel": RuleLabel_4b01c9932904d76b5d898807676f1b0e,
  "/cases/retention/retention-hold.tsx#RetentionHold": RetentionHold_74be22e27ccce277058f83b9cd485c4f,
  "/cases/retention/person-data.tsx#PersonData": PersonData_096cdc31bfe39bfe8d17ee2b02bc03f4,
  "/blocks/section-help.tsx#SectionHelp": SectionHelp_95339f20416fa25624807b71311f630c,
  "/blocks/block-label.tsx#BlockLabel": BlockLabel_c54faebf110abfc4dc571bd455dabb3d,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/brand/icon.tsx#Icon": Icon_783c459dff3cb9bd1805e01e75dbb0e8,
  "/admin/brand/logo.tsx#Logo": Logo_6cade45d942a9803030ae3d836828642,
  "/guide/guide-link.tsx#GuideLink": GuideLink_0314a8f45da71654e9ecc008efb8216a,
  "/accounts/second-factor/lead-on.tsx#LeadOn": LeadOn_6f33d1eab75eaef7d76f51db0241d5f2,
  "/accounts/single-sign-on/sign-in-choice.tsx#SignInChoice": SignInChoice_69ab555aac8f9c6074f7c9dd676edad0,
  "/cases/desk/desk-menu.tsx#DeskMenu": DeskMenu_54029dd851730a3c8fa62e0c41f5326f,
  "/dashboard/dashboard.tsx#Dashboard": Dashboard_07b3a9c6f5258f261afb5e7cdbf2c872,
  "/cases/desk/working-list-view.tsx#WorkingListView": WorkingListView_cf8ff2fe5dd6813fd7a55f4f8b90c2c9,
  "/cases/figures/figures-view.tsx#FiguresView": FiguresView_2cc53755897491f7ce8e65c4e4c03ce0,
  "/unanswered/unanswered-view.tsx#UnansweredView": UnansweredView_b3126352606b56756e5ec167f21d5efc,
  "/links/broken-links-view.tsx#BrokenLinksView": BrokenLinksView_801a36bb30e4cde1740c48a68e95fe56,
  "/guide/guide-view.tsx#GuideView": GuideView_ab3f354ebb9ca30b58f8e7a2ddd98360,
  "/cases/desk/next-case-view.tsx#NextCaseView": NextCaseView_7a7df7e962bdb9bf1a6578aec6271ac6,
  "/accounts/second-factor/sign-in-step-view.tsx#SignInStepView": SignInStepView_73937698653a8b491c391515c8a00a27,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
