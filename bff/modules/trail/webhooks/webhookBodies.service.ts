import { familyOf } from '#bff/core/actor.ts';
import { deskAddress } from '#rules/familyNames.ts';
import type { TrailEvent } from './webhookDeliveries.data.ts';

/** Where a record is read with a machine key. */
const urlOf = ({ event, targetId, family }: TrailEvent): string => {
  if (event === 'sectionConfirmed') return `/api/admin/section/${targetId}`;
  if (event === 'myPageStatusChanged') return `/api/admin/my_page/${targetId}`;
  if (event === 'paymentPaid') return `/api/admin/payment/${targetId}`;
  return deskAddress(familyOf(family ?? undefined), `/${targetId}`);
};

/** The message of an event (WebhookMessage): which record it is about, and nothing that it says of a person. */
export const bodyOf = (event: TrailEvent): string => {
  const { targetId: id, projectId, mypageId, status } = event;
  const data = { id, url: urlOf(event), projectId, mypageId, status };
  return JSON.stringify({ type: event.event, timestamp: event.at.toISOString(), data });
};

/** A message that tells of nothing. */
export const testBody = (at: Date): string =>
  JSON.stringify({ type: 'test', timestamp: at.toISOString(), data: { id: null, url: null } });
