import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLHandshakeException;

/**
 * Submits a job request to a jadice flow controller, waits for the end of the job and saves the result.
 *
 * <p>Java 11 or later, no libraries: {@code java RunJob.java job-request.json result.json} submits and
 * waits, {@code java RunJob.java --job 18 result.json} waits for a job that exists already. The address and the
 * credentials come from FLOW_URL and FLOW_TOKEN, or FLOW_USER and FLOW_PASSWORD.
 */
public class RunJob {
  private static final String BASE = env("FLOW_URL", "http://localhost:8080").replaceAll("/+$", "");
  private static final Duration HTTP_TIMEOUT = Duration.ofSeconds(60);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final Duration DEADLINE = Duration.ofSeconds(Long.parseLong(env("FLOW_DEADLINE", "600")));

  /** More status values that end a job, separated by spaces; take them from your tests or from jadice support. */
  private static final List<String> END_STATES = List.of(env("FLOW_END_STATES", "").trim().split("\\s+"));

  private static final Pattern JOB_ID = Pattern.compile("\"jobExecutionID\"\\s*:\\s*(\\d+)");
  private static final Pattern STATUS = Pattern.compile("\"status\"\\s*:\\s*\"([^\"]+)\"");

  private final HttpClient http = HttpClient.newBuilder()
      .version(HttpClient.Version.HTTP_1_1)
      .connectTimeout(Duration.ofSeconds(10))
      .build();

  public static void main(String[] args) throws Exception {
    boolean resume = args.length == 3 && args[0].equals("--job");
    if (args.length != 2 && !resume) {
      System.err.println("Usage: java RunJob.java job-request.json result.json");
      System.err.println("       java RunJob.java --job <job ID> result.json");
      System.exit(2);
    }
    Path resultFile = Path.of(args[args.length - 1]);
    Path mustBeWritable = Files.exists(resultFile) ? resultFile : resultFile.toAbsolutePath().getParent();
    if (Files.isDirectory(resultFile) || !Files.isWritable(mustBeWritable)) {
      System.err.println("Cannot write " + resultFile + ".");
      System.exit(2);
    }
    if (env("FLOW_TOKEN", "").isEmpty() && !env("FLOW_USER", "").isEmpty() && env("FLOW_PASSWORD", "").isEmpty()) {
      System.err.println("FLOW_USER is set, FLOW_PASSWORD is not.");
      System.exit(2);
    }
    RunJob client = new RunJob();
    long jobId = resume ? Long.parseLong(args[1]) : client.submit(Files.readString(Path.of(args[0])));
    System.out.println("Waiting for job " + jobId + ".");

    String status = client.awaitEnd(jobId);
    if (!"FINISHED".equals(status)) {
      throw new IllegalStateException("Job " + jobId + " ended with status " + status + ".");
    }
    Files.writeString(resultFile, client.result(jobId));
    System.out.println("Job " + jobId + " is finished. Result saved in " + resultFile + ".");
  }

  /** Sent once only: a repeated submission could start the same work twice. */
  long submit(String jobRequest) throws IOException, InterruptedException {
    HttpRequest request = request("/job/create")
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(jobRequest))
        .build();
    boolean unclear = true;
    try {
      HttpResponse<String> answer = send(request);
      unclear = answer.statusCode() >= 500 || answer.statusCode() < 300;
      long jobId = Long.parseLong(field(JOB_ID, success(answer)));
      unclear = false;
      return jobId;
    } catch (ConnectException | HttpConnectTimeoutException | SSLHandshakeException e) {
      unclear = false; // nothing has been sent yet
      throw e;
    } finally {
      if (unclear) {
        System.err.println("The job may exist all the same: look in the Controller UI first.");
      }
    }
  }

  /** Polls with growing pauses. Polling changes nothing, so it goes on after network and server errors. */
  String awaitEnd(long jobId) throws IOException, InterruptedException {
    Instant giveUpAt = Instant.now().plus(DEADLINE);
    long pause = 1000;
    while (true) {
      try {
        HttpResponse<String> answer = send(request("/job/execution/" + jobId).GET().build());
        if (answer.statusCode() < 500 && answer.statusCode() != 429) {
          String status = field(STATUS, success(answer));
          if (status.equals("FINISHED") || END_STATES.contains(status)) {
            return status;
          }
        } else {
          System.err.println("HTTP " + answer.statusCode() + ", next try follows.");
        }
      } catch (HttpRefused e) {
        throw e;
      } catch (IOException e) {
        System.err.println("No answer, next try follows: " + e);
      }
      long wait = pause / 2 + ThreadLocalRandom.current().nextLong(pause / 2 + 1); // spreads many clients
      if (Instant.now().plusMillis(wait).isAfter(giveUpAt)) {
        throw new IllegalStateException("Job " + jobId + " has not ended after " + DEADLINE + ". It may go on.");
      }
      Thread.sleep(wait);
      pause = Math.min(pause * 2, LONGEST_PAUSE.toMillis());
    }
  }

  String result(long jobId) throws IOException, InterruptedException {
    String body = success(send(request("/job/result/" + jobId).GET().build()));
    if (!body.strip().startsWith("{") && !body.strip().startsWith("[")) {
      throw new HttpRefused("The answer is no JSON. Compare it with your Swagger UI: " + body);
    }
    return body;
  }

  /** The time-out of a request ends with the headers of the answer; the one here includes the body. */
  private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    CompletableFuture<HttpResponse<String>> answer = http.sendAsync(request, BodyHandlers.ofString());
    try {
      return answer.get(HTTP_TIMEOUT.toSeconds(), TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new HttpTimeoutException("No complete answer in " + HTTP_TIMEOUT.toSeconds() + " seconds");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException ? (IOException) e.getCause() : new IOException(e.getCause());
    }
  }

  private static HttpRequest.Builder request(String path) {
    HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(BASE + path))
        .timeout(HTTP_TIMEOUT)
        .header("Accept", "application/json");
    if (!env("FLOW_TOKEN", "").isEmpty()) {
      builder.header("Authorization", "Bearer " + env("FLOW_TOKEN", ""));
    } else if (!env("FLOW_USER", "").isEmpty()) {
      String login = env("FLOW_USER", "") + ":" + env("FLOW_PASSWORD", "");
      String encoded = Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8));
      builder.header("Authorization", "Basic " + encoded);
    }
    return builder;
  }

  private static String success(HttpResponse<String> answer) throws HttpRefused {
    if (answer.statusCode() / 100 != 2) {
      throw new HttpRefused(answer.uri() + " answers HTTP " + answer.statusCode() + ": " + answer.body());
    }
    return answer.body();
  }

  /** Enough for two flat fields. With a JSON library on the class path, parse the answer instead. */
  private static String field(Pattern pattern, String json) throws HttpRefused {
    Matcher matcher = pattern.matcher(json);
    if (!matcher.find()) {
      throw new HttpRefused("Unexpected answer, compare it with your Swagger UI: " + json);
    }
    return matcher.group(1);
  }

  private static String env(String name, String fallback) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? fallback : value;
  }

  /** An answer that a repetition does not mend. */
  static final class HttpRefused extends IOException {
    private static final long serialVersionUID = 1L;

    HttpRefused(String message) {
      super(message);
    }
  }
}
