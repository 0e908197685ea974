vcl 4.1;
# Varnish 7 in front of a site with CDN=on (docs/running.md, Caches in front). Start it with
#   varnishd -a :80 -f site.vcl -p http_gzip_support=off -p http_resp_hdr_len=16k
# and CDN_PURGE_KEY in its environment where the site has one. Its log without queries, in which keys of mails stand:
#   varnishncsa -F '%h %t "%m %U" %s %b'
import std;

# One address: the balancer in front of the sites, or the one site. A name with several addresses does not load.
backend site {
  .host = "site";
  .port = "3000";
  .first_byte_timeout = 30s;
}

# Who may empty the cache: the networks of the site's instances.
acl sites {
  "localhost";
  "10.0.0.0"/8;
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.x-older-copy;
    set req.http.x-began = now;
  }
  if (req.method == "BAN" || req.method == "PURGE") {
    if (client.ip !~ sites || (std.getenv("CDN_PURGE_KEY") && req.http.authorization != "Bearer " + std.getenv("CDN_PURGE_KEY"))) {
      return (synth(403));
    }
    if (!req.http.surrogate-key) { set req.http.surrogate-key = req.http.xkey; }
    if (req.http.surrogate-key !~ "^[A-Za-z0-9_/%.-]+( [A-Za-z0-9_/%.-]+)*$") { return (synth(400)); }
    set req.http.surrogate-key = regsuball(regsuball(req.http.surrogate-key, "\.", "[.]"), " ", "|");
    if (std.ban("obj.http.surrogate-key ~ (^|\s)(" + req.http.surrogate-key + ")(\s|$)")) { return (synth(200)); }
    return (synth(500, std.ban_error()));
  }
  # For operators and the content service, never from outside.
  if (req.url ~ "^/(_purge|_cache|metrics|health|ready)([/?]|$)") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # The stored choice of a language leads from the plain address to that language's: the site says where.
  if (req.http.cookie ~ "(^|; *)language=(?!en(;|$))" && req.url !~ "^/(ar|assets|fonts|media)(/|\?|$)") { return (pass); }
  # One spelling of the encodings that the site speaks, so that each page is kept twice and not a hundred times.
  if (req.http.accept-encoding ~ "\bbr\b(?!;\s*q=0)") {
    set req.http.accept-encoding = "br";
  } else if (req.http.accept-encoding ~ "\bgzip\b(?!;\s*q=0)") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # An older copy is shown while the newer one is fetched, for a minute; for a day after the site has failed.
  set req.grace = 24h;
  if (req.http.x-older-copy == "there") { set req.grace = 60s; }
  # What may be kept is the same for everybody: the site reads no cookie for it but the language, and forms send by POST.
  # A query makes a page for one visitor, or none of its own: kept, made-up ones would push out the pages that must
  # survive an outage. So would made-up hosts: the site's pages are the same under each.
  if (req.url ~ "\?" && req.url !~ "^/(assets|fonts|media)/") { return (pass); }
  set req.http.host = "site";
  return (hash);
}

sub vcl_hit {
  # One that is too old for now is noted, as it may be needed.
  if (obj.ttl <= 0s && !req.http.x-older-copy) {
    set req.http.x-older-copy = "there";
    return (restart);
  }
}

sub vcl_backend_fetch {
  unset bereq.http.x-older-copy;
  unset bereq.http.x-began;
}

sub vcl_backend_response {
  unset beresp.http.x-request-id;
  if (beresp.status >= 500) {
    # An older copy is better, and stays: nothing is kept in its place.
    if (bereq.is_bgfetch) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.cache-control ~ "stale-if-error=") { set beresp.grace = 24h; }
  # Files go through as they come: documents of any size, parts of them too.
  if (bereq.url ~ "^/media/") { set beresp.do_stream = true; }
}

sub vcl_deliver {
  if (resp.status >= 500 && (req.method == "GET" || req.method == "HEAD")) {
    if (req.http.x-older-copy == "there") {
      set req.http.x-older-copy = "shown";
      return (restart);
    }
    # Another instance may have an answer; a failure that took its time is not waited for twice.
    if (req.restarts == 0 && now - std.time(req.http.x-began, now) < 3s) { return (restart); }
  }
  if (req.http.x-older-copy == "shown" && obj.hits > 0) {
    set resp.http.x-cache = "STALE";
  } else if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.via;
  unset resp.http.x-varnish;
  # Browsers ask every time, by the ETag.
  if (resp.http.cache-control ~ "s-maxage") {
    set resp.http.cache-control = "private, no-cache";
    unset resp.http.age;
  }
}

sub vcl_backend_error {
  set beresp.http.content-type = "text/plain; charset=utf-8";
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "30";
  set beresp.body = "503 Service Unavailable";
  return (deliver);
}
