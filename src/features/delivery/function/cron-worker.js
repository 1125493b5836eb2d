/**
 * A Worker with a cron trigger, to paste into the editor of Cloudflare's dashboard: see "The
 * schedule" in docs/contact-delivery.md. Pages Functions have no cron trigger.
 */
export default {
  async scheduled(_event, { ADDRESS, CONTACT_SCHEDULE_TOKEN }) {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { Authorization: `Bearer ${CONTACT_SCHEDULE_TOKEN}` },
    });
    if (!response.ok) throw new Error(`The function answered ${response.status}.`);
    console.log(await response.text());
  },
};
