import { documentTitles } from '@insurer/demo-content/documents.ts';
import { claimChecklists, claimsGuides } from './claims-guide.ts';
import { dataDocuments } from './data-documents.ts';
import { financialReports } from './financial-reports.ts';
import { policyWordings } from './policy-wordings.ts';
import type { PrintedDocument } from './printed-document.ts';
import { marineDeclaration, productForms, serviceForms } from './product-forms.ts';
import { printedPages, productGuides } from './product-guides.ts';
import { rightsDocuments } from './rights-documents.ts';
import { seedPages } from './seed-pages.ts';
import { serviceDocuments } from './service-documents.ts';

/**
 * The documents of `documents.ts`, in its order. More can be printed than are listed: a new line there is enough for
 * another product's claim form or table of benefits.
 * @throws if a listed document has no words here.
 */
export async function allDocuments(): Promise<PrintedDocument[]> {
  const pages = await seedPages();
  const possible = [
    ...financialReports,
    ...policyWordings(pages),
    ...claimsGuides,
    ...claimChecklists(),
    ...productForms(),
    marineDeclaration,
    ...serviceForms,
    ...productGuides,
    ...printedPages(pages),
    ...rightsDocuments,
    ...dataDocuments,
    ...serviceDocuments,
  ];
  return Object.keys(documentTitles).map((key) => {
    const found = possible.find((document) => document.key === key);
    if (!found) throw new Error(`No words for the document ${key}`);
    return found;
  });
}
