import java.io.IOException;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpRequest.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;

/** Java 11 or later, no libraries. */
public class RunJob {
  private static final String HELP = String.join("\n",
      "Uploads a document, runs a job of jadice flow on it, waits for its end and downloads the result.",
      "",
      "  java RunJob.java --upload page.png --template ocr [--out result]    all of it, into the folder result",
      "  java RunJob.java job-request.json [result.json]                     submit the request, wait, fetch the result",
      "  java RunJob.java --job 18 [result.json]                             do not submit: wait for job 18, fetch its result",
      "",
      "With --out result instead of result.json, they download the new documents, too. For settings such as FLOW_URL and for the",
      "exit codes, see \"Settings and exit codes\" on the page \"REST API\".");
  private static final String USAGE =
      "expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help";
  /** Settings that the command to go on repeats. The others are secrets or optional. */
  private static final List<String> REPEATED =
      List.of("FLOW_URL", "FLOW_STORE_URL", "FLOW_STORE_INNER_URL", "FLOW_END_STATES");
  private static final Map<String, String> TYPES = Map.of("jpg", "image/jpeg", "tif", "image/tiff", "pdf", "application/pdf",
      "eml", "message/rfc822", "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document");
  private static final String TOKEN = "\\S+"; // one word: neither empty nor, like the text of an error, with blanks or line breaks
  private static final String UNCLEAR = "The job might exist: check the Controller UI first.";

  private final Map<String, String> values = new HashMap<>(System.getenv());
  private final String url, store, storeInnerUrl, storeAuthorization;
  private String authorization;
  private final long deadline, httpTimeout, longestPause;
  private final HttpClient http = HttpClient.newBuilder()
      .version(HttpClient.Version.HTTP_1_1)
      .connectTimeout(Duration.ofSeconds(10))
      .build();

  /** With the settings of {@code given}, such as {@code Map.of("FLOW_URL", "https://flow.example.com")}, or else of the environment. */
  public RunJob(Map<String, String> given) throws Stop {
    values.putAll(given);
    url = url("FLOW_URL", "http://localhost:8080");
    store = url("FLOW_STORE_URL", "http://localhost:8085");
    storeInnerUrl = url("FLOW_STORE_INNER_URL", store);
    storeAuthorization = basic(env("EUREKA_USERNAME", ""), env("EUREKA_PASSWORD", ""));
    authorization = authorization();
    deadline = seconds("FLOW_DEADLINE", "600");
    httpTimeout = seconds("FLOW_HTTP_TIMEOUT", "60");
    longestPause = seconds("FLOW_POLL_MAX", "30");
  }

  public static void main(String[] args) throws InterruptedException {
    int code = 0;
    try {
      run(args);
    } catch (Stop stop) {
      say("Error: " + stop.getMessage());
      code = stop.code;
    } catch (InvalidPathException e) {
      say("Error: Java cannot use this name of a file with the present locale: " + e.getReason());
      code = 2;
    } catch (IOException e) {
      say("Error: " + e);
      code = 6;
    }
    System.exit(code);
  }

  private static void run(String[] args) throws Stop, IOException, InterruptedException {
    if (args.length > 0 && (args[0].equals("--help") || args[0].equals("-h"))) {
      System.out.println(HELP);
      return;
    }
    // Check everything before the job is submitted.
    Map<String, String> given = new LinkedHashMap<>();
    List<String> files = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      if (!args[i].startsWith("-")) {
        files.add(args[i]);
        continue;
      }
      boolean known = List.of("--job", "--upload", "--template", "--out").contains(args[i]);
      require(known && i + 1 < args.length && !args[i + 1].isEmpty() && !given.containsKey(args[i]), 2, USAGE);
      given.put(args[i], args[++i]);
    }
    String jobId = given.get("--job");
    String document = given.get("--upload");
    String request = jobId != null || document != null || files.isEmpty() ? null : files.remove(0);
    String out = given.getOrDefault("--out", document == null ? null : "result");
    require(jobId == null ? request != null || document != null : document == null && jobId.matches("[0-9]+"), 2, USAGE);
    require((document == null) == !given.containsKey("--template") && files.size() <= (out == null ? 1 : 0), 2, USAGE);
    String file = document == null ? request : document;
    require(file == null || Files.isReadable(Path.of(file)) && !Files.isDirectory(Path.of(file)), 2, "Cannot read " + file + ".");
    String body;
    try {
      body = request == null ? null : Files.readString(Path.of(request));
      Files.createDirectories(Path.of(out == null ? "" : out));
    } catch (IOException e) {
      throw new Stop(2, "Cannot read " + file + " as UTF-8, or make the folder " + out + ".", "");
    }
    require(body == null || Json.parse(body) != null, 2, request + " is not valid JSON.");
    Path resultFile = out == null ? Path.of(files.isEmpty() ? "result.json" : files.get(0)) : Path.of(out, "result.json");
    require(!Files.isDirectory(resultFile), 2, resultFile + " is a folder.");
    Path place = Files.exists(resultFile) ? resultFile : resultFile.toAbsolutePath().getParent();
    require(Files.isWritable(place), 2, "Cannot write " + resultFile + ".");

    RunJob client = new RunJob(Map.of());
    List<String> lines = document != null
        ? client.roundTrip(Path.of(document), given.get("--template"), Path.of(out))
        : client.fetchResult(jobId == null ? client.start(body, null, null) : jobId, resultFile, out);
    lines.forEach(System.out::println);
  }

  /** Uploads the file, runs the template on it, waits, and downloads into the folder. Returns the names of the files. */
  public List<String> roundTrip(Path file, String template, Path out) throws Stop, IOException, InterruptedException {
    Files.createDirectories(out);
    return fetchResult(start(null, file, template), out.resolve("result.json"), out.toString());
  }

  /** Waits and saves the result. With a folder, downloads the new documents. Returns their files, or else their URLs. */
  private List<String> fetchResult(String jobId, Path resultFile, String out) throws Stop, InterruptedException {
    Job job = new Job(jobId, out == null ? shellWord(resultFile.toString()) : "--out " + shellWord(out));
    List<String> lines = new ArrayList<>();
    try {
      for (Map<?, ?> part : job.awaitResult(resultFile)) {
        lines.add(out == null ? (String) part.get("url") : job.download(part, Path.of(out), lines.size() + 1).toString());
      }
    } catch (IOException e) {
      throw job.unreadable(6, "a file cannot be written. " + e + ".");
    }
    if (out == null) {
      say("Result saved in " + resultFile + ". URLs of new documents:");
    } else if (lines.isEmpty()) {
      throw job.unreadable(6, resultFile + " names no new document. Compare it with your Swagger UI.");
    }
    return lines;
  }

  private static void require(boolean condition, int code, String message) throws Stop {
    require(condition, code, message, "");
  }

  private static void require(boolean condition, int code, String message, String jobId) throws Stop {
    if (!condition) {
      throw new Stop(code, message, jobId);
    }
  }

  private static void save(Path file, byte[] content) throws IOException {
    if (!Files.exists(file) && FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
    Files.write(file, content);
  }

  /** Uploads the file to the data store, and returns a job request for it. */
  public String upload(Path file, String template) throws Stop, IOException, InterruptedException {
    String name = file.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase();
    boolean isImage = List.of("png", "jpeg", "tiff", "bmp", "gif").contains(ending);
    String type = env("FLOW_MIME_TYPE", isImage ? "image/" + ending : TYPES.getOrDefault(ending, "application/octet-stream"));
    if (type.equals("application/octet-stream")) {
      say(name + " is sent as " + type + ". FLOW_MIME_TYPE sets another type.");
    }
    require(Files.isReadable(file) && !Files.isDirectory(file), 2, "Cannot read " + file + ".");
    String boundary = UUID.randomUUID().toString();
    String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"__DOC\"\r\nContent-Type: application/json\r\n\r\n{}\r\n--"
        + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + name.replace("\"", "%22")
        + "\"\r\nContent-Type: " + type + "\r\n\r\n";
    BodyPublisher body = BodyPublishers.ofByteArrays(List.of(
        head.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file), ("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8)));
    Answer answer = callOnce(store + "/api/v1/documents", body, "multipart/form-data; boundary=" + boundary);
    boolean isRefused = answer.status >= 200 && answer.status < 500 && answer.status != 429;
    Object document = answer.isSuccess() ? Json.parse(answer.text()) : null;
    Object elements = field(document, "contentElements");
    Object element = elements instanceof List && !((List<?>) elements).isEmpty() ? field(((List<?>) elements).get(0), "id") : null;
    boolean isStored = element instanceof String && field(document, "documentId") instanceof String;
    require(isStored, answer.unsent > 0 ? answer.unsent : isRefused ? 7 : 3, "Nothing was submitted, because the upload failed. " + answer.reason());
    String address = storeInnerUrl + "/api/v1/documents/" + field(document, "documentId") + "/content/" + element;
    say("Uploaded " + name + ": " + address);
    return "{\"jobTemplateName\": " + quoted(template) + ", \"priority\": 0, \"items\": [{\"parts\": [{\"url\": " + quoted(address)
        + ", \"filename\": " + quoted(name) + ", \"type\": \"BASE_PART\", \"mimeType\": " + quoted(type) + "}]}]}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String shellWord(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  /** Submits the request, or one for the document, unless there is a job file from an earlier call. Removes it if nothing was submitted. */
  private String start(String request, Path document, String template) throws Stop, IOException, InterruptedException {
    Path file = env("FLOW_JOB_FILE", "").isEmpty() ? null : Path.of(env("FLOW_JOB_FILE", ""));
    try {
      if (file != null) {
        Files.writeString(file, "submitting\n", StandardOpenOption.CREATE_NEW);
      }
    } catch (FileAlreadyExistsException e) {
      String text = Files.isRegularFile(file) ? new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).trim() : "";
      String id = text.matches("[0-9]+") ? text : "";
      throw new Stop(5, file + " is there from an earlier call. " + (id.isEmpty() ? UNCLEAR + " Then use --job, or delete the file."
          : "Use --job " + id + ", or another file for another document."), id);
    } catch (IOException e) {
      throw new Stop(2, "Cannot write " + file + ".", "");
    }
    try {
      String id = submit(request == null ? upload(document, template) : request);
      say("Job " + id + " submitted.");
      if (file != null) {
        Files.writeString(file, id + "\n");
      }
      return id;
    } catch (Stop stop) {
      if (file != null && stop.code != 5) {
        Files.delete(file);
      }
      throw stop;
    }
  }

  /** Sent once only: a repeated submission could start the same work twice. */
  public String submit(String request) throws Stop, InterruptedException {
    Answer answer = call(url + "/job/create", BodyPublishers.ofString(request), "");
    String reason = answer.reason();
    require(answer.unsent == 0 && answer.status != 429, answer.unsent > 0 ? answer.unsent : 3, "Nothing was submitted to " + url + ". " + reason);
    require(answer.status != 0 && answer.status < 500, 5, UNCLEAR + " " + reason);
    require(answer.isSuccess(), 7, url + " rejected the job request, " + reason);
    String id = String.valueOf(field(Json.parse(answer.text()), "jobExecutionID"));
    require(id.matches("[0-9]+"), 5, "The response contains no jobExecutionID. " + UNCLEAR + " " + reason);
    return id;
  }

  /** A submitted job, and reading what belongs to it. The deadline begins when this object is made. */
  public final class Job {
    private final String id;
    private final String again;
    private final long giveUpAt = System.nanoTime() + TimeUnit.SECONDS.toNanos(deadline);
    private String last = ""; // status

    /** {@code target} is where the command that messages name saves the result: result.json or --out result. */
    public Job(String id, String target) {
      this.id = id;
      String own = REPEATED.stream().filter(name -> !env(name, "").isEmpty())
          .map(name -> name + "=" + shellWord(env(name, "")) + " ").collect(Collectors.joining());
      again = " To go on without a second job, run: " + own + "java RunJob.java --job " + id + " " + target;
    }

    private Stop unreadable(int code, String text) {
      String advice = code == 6 ? again : " If the URL is right, only a new job helps.";
      return new Stop(code, "Job " + id + (last.equals("FINISHED") ? " is finished, but " : ": ") + text + advice, id);
    }

    /** The last pause ends at the deadline, but none is shorter than the server asked for. Returns the next one. */
    private long pause(long pause, long asked, String trouble) throws Stop, InterruptedException {
      long left = giveUpAt - System.nanoTime();
      if (left > 0 && TimeUnit.SECONDS.toNanos(asked) <= left) {
        TimeUnit.NANOSECONDS.sleep(Math.min(TimeUnit.SECONDS.toNanos(Math.max(pause, asked)), left));
        return Math.min(pause * 2, longestPause);
      }
      String limit = " the deadline of " + deadline + " s";
      if (last.equals("FINISHED")) {
        throw unreadable(6, "could not be read before" + limit + "." + trouble);
      }
      throw new Stop(4, "Job " + id + " is not finished at" + limit + ", last status: " + (last.isEmpty() ? "unknown" : last)
          + "." + trouble + " If this status ends a job, name it in FLOW_END_STATES." + again, id);
    }

    /** Goes on after network errors, 429 and server errors. Pauses grow until an answer is usable. */
    private Answer get(String address) throws Stop, InterruptedException {
      for (long pause = 1;;) {
        Answer answer = call(address, null, id);
        if (answer.isSuccess()) {
          return answer;
        }
        if (answer.status != 0 && answer.status != 429 && answer.status < 500) {
          boolean isForeign = !address.startsWith(url + "/") && !address.startsWith(store + "/");
          String why = answer.status == 401 && isForeign
              ? " No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL." : "";
          throw unreadable(answer.status == 404 ? 8 : 6, address + " cannot be read. " + answer.reason() + why);
        }
        say("No usable response (HTTP " + answer.status + "). Retrying in " + Math.max(pause, answer.retryAfter) + " s.");
        pause = pause(pause, answer.retryAfter, " " + address + ": " + answer.reason());
      }
    }

    /** Polls until the job is finished, saves its result in the file, and returns its new documents. */
    public List<Map<?, ?>> awaitResult(Path file) throws Stop, IOException, InterruptedException {
      for (long pause = 1; !last.equals("FINISHED");) {
        Answer answer = get(url + "/job/execution/" + id);
        Object status = field(Json.parse(answer.text()), "status");
        if (!(status instanceof String) || status.equals("")) {
          throw unreadable(6, "the response has no status. Compare it with your Swagger UI. " + answer.reason());
        }
        if (!status.equals(last)) {
          say("Job " + id + ": " + status);
        }
        last = (String) status;
        boolean isFinished = last.equals("FINISHED");
        boolean isEnd = !isFinished && Arrays.asList(env("FLOW_END_STATES", "").trim().split("\\s+")).contains(last);
        require(!isEnd, 1, "Job " + id + " ended with status " + last + ".", id);
        pause = isFinished ? pause : pause(pause, 0, "");
      }
      Answer answer = get(url + "/job/result/" + id);
      Object result = Json.parse(answer.text());
      if (result == null) {
        throw unreadable(6, "its result is not JSON. Compare it with your Swagger UI. " + answer.reason());
      }
      save(file, answer.body);
      return newParts(result);
    }

    /** Downloads a document of the result into the folder, and returns the name of the file. */
    public Path download(Map<?, ?> part, Path out, int number) throws Stop, IOException, InterruptedException {
      String address = (String) part.get("url");
      // The workers' name of the data store may be unknown here.
      if (address.startsWith(storeInnerUrl + "/")) {
        address = store + address.substring(storeInnerUrl.length());
      }
      Answer answer = get(address);
      Object type = part.get("mimeType");
      if (answer.isHtml && type instanceof String && !type.equals("") && !((String) type).contains("html")) {
        throw unreadable(6, address + " is an HTML page, not " + type + ".");
      }
      Object name = part.get("filename");
      String safe = (name instanceof String && !name.equals("") ? (String) name : "document").replaceAll("[^\\w.-]", "_");
      Path file = out.resolve(number + "-" + safe);
      save(file, answer.body);
      return file;
    }
  }

  /** One HTTP call of the controller or the data store; after 401 of the controller, once more with a new token. */
  private Answer call(String address, BodyPublisher body, String jobId) throws Stop, InterruptedException {
    Answer answer = callOnce(address, body, "application/json");
    String tokenCommand = env("FLOW_TOKEN_COMMAND", "");
    int code = jobId.isEmpty() ? 3 : 6;
    if (answer.status != 401 || tokenCommand.isEmpty() || !address.startsWith(url + "/")) {
      return answer;
    }
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    String token;
    try {
      Process process = new ProcessBuilder(windows ? "cmd" : "sh", windows ? "/c" : "-c", tokenCommand)
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
      token = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
      int status = process.waitFor();
      require(status == 0, code, "FLOW_TOKEN_COMMAND failed with exit status " + status + ".", jobId);
    } catch (IOException e) {
      throw new Stop(code, "FLOW_TOKEN_COMMAND does not start: " + e.getMessage(), jobId);
    }
    require(token.matches(TOKEN), code, "FLOW_TOKEN_COMMAND printed no token: expected one word.", jobId);
    authorization = "Bearer " + token;
    return callOnce(address, body, "application/json");
  }

  /** Redirects are not followed, and the time-out includes the body. A body makes it a POST. */
  private Answer callOnce(String address, BodyPublisher body, String type) throws InterruptedException {
    try {
      HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address))
          .header("Accept", "application/json, */*")
          .method(body == null ? "GET" : "POST", body == null ? BodyPublishers.noBody() : body);
      if (body != null) {
        request.header("Content-Type", type);
      }
      String credentials =
          address.startsWith(store + "/") ? storeAuthorization : address.startsWith(url + "/") ? authorization : null;
      if (credentials != null) {
        request.header("Authorization", credentials);
      }
      CompletableFuture<HttpResponse<byte[]>> answer = http.sendAsync(request.build(), HttpResponse.BodyHandlers.ofByteArray());
      HttpResponse<byte[]> complete = answer.get(httpTimeout, TimeUnit.SECONDS);
      Answer result = new Answer(complete.body(), 0);
      result.status = complete.statusCode();
      result.retryAfter = secondsOf(complete.headers().firstValue("Retry-After").orElse("0"));
      result.isHtml = complete.headers().firstValue("Content-Type").orElse("").startsWith("text/html");
      result.host = complete.headers().firstValue("Location").map(to -> URI.create(address).resolve(to).getHost()).orElse("");
      return result;
    } catch (IllegalArgumentException e) {
      return new Answer(e.toString().getBytes(StandardCharsets.UTF_8), 2); // the address is none
    } catch (TimeoutException e) {
      return new Answer(("No complete answer in " + httpTimeout + " s").getBytes(StandardCharsets.UTF_8), 0);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      boolean isUnknown = Stream.iterate(cause, Objects::nonNull, Throwable::getCause).anyMatch(java.nio.channels.UnresolvedAddressException.class::isInstance);
      return new Answer(cause.toString().getBytes(StandardCharsets.UTF_8), isUnknown || cause instanceof javax.net.ssl.SSLHandshakeException ? 2 : cause instanceof ConnectException ? 3 : 0);
    }
  }

  /** {@code Retry-After} is a number of seconds or a date. */
  private static long secondsOf(String wait) {
    if (wait.matches("[0-9]{1,6}")) {
      return Long.parseLong(wait);
    }
    try {
      Instant end = ZonedDateTime.parse(wait, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return Math.max(0, (Duration.between(Instant.now(), end).toMillis() + 999) / 1000);
    } catch (DateTimeParseException e) {
      return 0;
    }
  }

  private String authorization() throws Stop {
    String token = env("FLOW_TOKEN", "");
    String user = env("FLOW_USER", "");
    String password = env("FLOW_PASSWORD", "");
    require(token.isEmpty() || token.matches(TOKEN), 2, "FLOW_TOKEN is no token: it contains a blank or a line break.");
    require(!token.isEmpty() || user.isEmpty() || !password.isEmpty(), 2, "FLOW_USER is set, FLOW_PASSWORD is not.");
    return token.isEmpty() ? basic(user, password) : "Bearer " + token;
  }

  private static String basic(String user, String password) {
    byte[] account = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
    return user.isEmpty() ? null : "Basic " + Base64.getEncoder().encodeToString(account);
  }

  private String url(String name, String fallback) {
    return env(name, fallback).replaceAll("/$", "");
  }

  private long seconds(String name, String fallback) throws Stop {
    String value = env(name, fallback);
    require(value.matches("[1-9][0-9]{0,8}"), 2, "Not a number of seconds: " + value);
    return Long.parseLong(value);
  }

  /** All objects with a text {@code url}, in the order of the answer, without the parts that were processed. */
  private static List<Map<?, ?>> newParts(Object json) {
    List<Map<?, ?>> found = new ArrayList<>();
    if (field(json, "url") instanceof String && !"META".equals(field(json, "type"))) {
      found.add((Map<?, ?>) json);
    }
    Iterable<?> children = json instanceof Map ? ((Map<?, ?>) json).values() : json instanceof List ? (List<?>) json : List.of();
    children.forEach(child -> found.addAll(newParts(child)));
    return found;
  }

  private static Object field(Object json, String name) {
    return json instanceof Map ? ((Map<?, ?>) json).get(name) : null;
  }

  private String env(String name, String fallback) {
    String value = values.get(name);
    return value == null || value.isEmpty() ? fallback : value;
  }

  private static void say(String text) {
    System.err.println(text);
  }

  /** A complete answer, or status 0 and the reason why there is none. */
  private static final class Answer {
    final byte[] body;
    final int unsent; // exit code if the request did not leave this machine: 2 for a wrong URL or certificate, else 3
    int status;
    long retryAfter; // seconds that the server asks to wait
    boolean isHtml;
    String host = ""; // that a redirect leads to

    Answer(byte[] body, int unsent) {
      this.body = body;
      this.unsent = unsent;
    }

    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }

    /** For messages. */
    String reason() {
      String more = retryAfter > 0 ? ", Retry-After " + retryAfter + " s" : host.isEmpty() ? "" : " to " + host;
      return status == 0 ? text() : "HTTP " + status + more + ": " + text().substring(0, Math.min(500, text().length()));
    }

    boolean isSuccess() {
      return status / 100 == 2;
    }
  }

  /** Why there is no result: the exit code, and the ID of the job, or an empty text if none is known. */
  public static final class Stop extends Exception {
    private static final long serialVersionUID = 1L;
    public final int code;
    public final String jobId;

    Stop(int code, String message, String jobId) {
      super(message);
      this.code = code;
      this.jobId = jobId;
    }
  }

  /** Reads JSON, so that this file needs no library. In an application, use the one that you have. */
  private static final class Json {
    private static final Pattern TOKEN = Pattern.compile("\\s*(?:([\\[\\]{},:])"
        + "|\"((?:[^\"\\\\\\x00-\\x1f]++|\\\\(?:u[0-9a-fA-F]{4}|[\"\\\\/bfnrt]))*+)\""
        + "|(-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null))\\s*");
    private final Matcher token;
    private int position;

    private Json(String text) {
      token = TOKEN.matcher(text);
    }

    /** Maps, lists and strings; a number, true, false or null as StringBuilder with its text; null if it is no JSON. */
    static Object parse(String text) {
      Json json = new Json(text);
      try {
        Object value = json.value();
        return json.position == text.length() ? value : null;
      } catch (Stop e) {
        return null;
      }
    }

    /** Whether the next token is this one, which is then done. */
    private boolean take(String mark) throws Stop {
      require(token.find(position) && token.start() == position, 2, "No JSON");
      boolean isNext = mark == null || mark.equals(token.group(1));
      position = isNext ? token.end() : position;
      return isNext;
    }

    /** Whether more follows: a comma, or else the end. */
    private boolean more(String end) throws Stop {
      boolean isMore = !take(end);
      require(!isMore || take(","), 2, "No comma");
      return isMore;
    }

    private Object value() throws Stop {
      Map<String, Object> fields = new LinkedHashMap<>();
      List<Object> entries = new ArrayList<>();
      if (take("{")) {
        for (boolean more = !take("}"); more; more = more("}")) {
          Object name = value();
          require(name instanceof String && take(":"), 2, "No field");
          fields.put((String) name, value());
        }
        return fields;
      }
      if (take("[")) {
        for (boolean more = !take("]"); more; more = more("]")) {
          entries.add(value());
        }
        return entries;
      }
      require(take(null) && token.group(1) == null, 2, "No value");
      return token.group(2) == null ? new StringBuilder(token.group(3)) : unescaped(token.group(2));
    }

    private static String unescaped(String text) {
      return Pattern.compile("\\\\(?:u(....)|(.))").matcher(text).replaceAll(match -> Matcher.quoteReplacement(
          match.group(1) != null
              ? String.valueOf((char) Integer.parseInt(match.group(1), 16))
              : String.valueOf("\b\f\n\r\t\"\\/".charAt("bfnrt\"\\/".indexOf(match.group(2))))));
    }
  }
}
