import { type Job, jobPointLists } from '@insurer/contract/job.ts';
import type { Nodes } from 'hast';
import { enumerated } from '#app/search/plain-text.ts';

/** A job for search engines (schema.org JobPosting). What the job does not say is left out. */
export function jobPosting(job: Job, company: string, siteUrl: string): Record<string, unknown> {
  const posted = job.updatedAt && !Number.isNaN(Date.parse(job.updatedAt)) ? new Date(job.updatedAt) : undefined;
  return {
    '@type': 'JobPosting',
    title: job.title?.text,
    description: wordsOf(job) || job.title?.text,
    identifier: job.id,
    datePosted: posted?.toISOString().slice(0, 10),
    validThrough: job.closingDate && `${job.closingDate}T23:59:59+03:00`,
    hiringOrganization: { '@type': 'Organization', name: company, sameAs: siteUrl },
    jobLocation: (job.city ?? job.location) && { '@type': 'Place', address: addressLine(job) },
  };
}

function wordsOf(job: Job): string {
  const points = jobPointLists.flatMap((list) => job[list]?.map(({ text }) => text) ?? []);
  return [job.description && textOf(job.description.tree), ...points].filter(Boolean).join('\n');
}

function addressLine({ city, location }: Job): string {
  return enumerated([city, location])?.text ?? '';
}

const summaryLength = 155;

/** A job in one line, as search engines show it below its title; cut at a word. */
export function jobSummary({ subTitle, location, description }: Job): string | undefined {
  const facts = enumerated([subTitle, location])?.text;
  const line = [facts, description && textOf(description.tree).replace(/\s+/g, ' ').trim()].filter(Boolean).join('. ');
  if (line.length <= summaryLength) return line || undefined;
  return `${line.slice(0, summaryLength).replace(/\s+\S*$/, '')} …`;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
